import { createContext } from "react";

/** Collects the behaviours and islands of the page that is being rendered, so that its end knows whether a script is needed. */
export const ScriptsOnPage = createContext<Set<string>>(new Set());
