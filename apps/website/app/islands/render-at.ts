import { createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { loadLanguage } from "../language/browser-language.ts";
import { LanguageProvider } from "../language/use-language.ts";

/** Renders in the language of the page. */
export async function renderAt(element: HTMLElement, content: ReactNode): Promise<void> {
  const root = createRoot(element);
  const language = await loadLanguage();
  flushSync(() => root.render(createElement(LanguageProvider, { value: language }, content)));
}
