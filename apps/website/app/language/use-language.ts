import { createContext, use } from "react";
import { english, type PageLanguage } from "./page-language.ts";

const Shown = createContext<PageLanguage>(english);

/** Provides the language of a page (entry.server.tsx) and of each island (islands/). */
export const LanguageProvider = Shown.Provider;

export const useLanguage = (): PageLanguage => use(Shown);
