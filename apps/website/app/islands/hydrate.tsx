import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadLanguage } from "../language/browser-language.ts";
import { LanguageProvider } from "../language/use-language.ts";

export async function hydrate(root: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props: object = JSON.parse(root.dataset["props"] ?? "{}");
  const page = (
    <LanguageProvider value={await loadLanguage()}>
      <Component {...props} />
    </LanguageProvider>
  );
  hydrateRoot(root, page, {
    identifierPrefix: `${root.dataset["island"]}-`,
    onUncaughtError: (error) => console.error(error),
  });
  root.dataset["hydrated"] = "";
}
