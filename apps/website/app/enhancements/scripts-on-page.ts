import { createContext } from "react";

/** Collects the enhancements and islands of the page being rendered, so that the end of the page knows whether to load a script. */
export const ScriptsOnPage = createContext<Set<string>>(new Set());
