import { createContext, use } from "react";
import whole from "./index.css?url";

const Own = createContext<string | undefined>(undefined);

/** Provides the styles of a page (entry.server.tsx). */
export const PageSheetProvider = Own.Provider;

/** The styles of the page, inlined to avoid another request; the whole sheet when it has no own one. */
export function PageSheet() {
  const own = use(Own);
  return own === undefined ? <link rel="stylesheet" href={whole} /> : <style>{own}</style>;
}
