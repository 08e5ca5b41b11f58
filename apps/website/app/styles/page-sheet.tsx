import { createContext, use } from "react";
import whole from "./index.css?url";

const Own = createContext<string | undefined>(undefined);

/** Provides a page (entry.server.tsx) with the CSS rules that it needs. */
export const PageSheetProvider = Own.Provider;

/** The style of the page: inside it, so that it is finished with one answer; the whole sheet where it has no own one. */
export function PageSheet() {
  const own = use(Own);
  return own === undefined ? <link rel="stylesheet" href={whole} /> : <style>{own}</style>;
}
