import { createContext } from "react";

/** Collects the islands of the page that is being rendered, so that its end knows whether a script is needed. */
export const IslandsOnPage = createContext<Set<string>>(new Set());
