import { createContext } from "react";

/** Collects the enhancements and islands of the page being rendered, so that the end of the page knows whether to load a script. */
export const ScriptsOnPage = createContext<Set<string>>(new Set());

/**
 * When to start an island or enhancement: at page load; near the viewport or after the load event; when idle; only
 * near the viewport; or only on pointer or focus.
 */
export type When = "load" | "soon" | "idle" | "visible" | "interaction";
