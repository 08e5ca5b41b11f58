import { createContext, use } from "react";
import whole from "./index.css?url";

const PageStyles = createContext<string | undefined>(undefined);

export const PageSheetProvider = PageStyles.Provider;

/** The styles of the page, inlined to avoid another request; the whole sheet when the page has no own one. */
export function PageSheet() {
  const styles = use(PageStyles);
  return styles === undefined ? <link rel="stylesheet" href={whole} /> : <style>{styles}</style>;
}
