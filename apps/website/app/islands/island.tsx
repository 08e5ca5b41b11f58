import { type ComponentType, use } from "react";
import { renderToString } from "react-dom/server";
import { ScriptsOnPage, type When } from "../enhancements/scripts-on-page.ts";
import type { IslandName } from "../entry.islands.ts";
import { LanguageProvider, useLanguage } from "../language/use-language.ts";

type IslandProps<P> = {
  name: IslandName;
  /** The component, the default export of its module; its HTML must be useful without JavaScript. */
  of: ComponentType<P>;
  when: When;
  props: P;
};

/** Server-rendered HTML that hydrates later. Ids match on both sides because both use the same prefix. */
export function Island<P extends object>({ name, of: Component, when, props }: IslandProps<P>) {
  use(ScriptsOnPage).add(name);
  // The island's own, already escaped HTML; hydrateRoot needs a separate root (docs/decisions/001).
  const html = renderToString(
    <LanguageProvider value={useLanguage()}>
      <Component {...props} />
    </LanguageProvider>,
    { identifierPrefix: `${name}-` },
  );
  return (
    <div
      className="island"
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
