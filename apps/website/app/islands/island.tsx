import { type ComponentType, use } from "react";
import { renderToString } from "react-dom/server";
import { ScriptsOnPage } from "../behaviours/scripts-on-page.ts";
import type { When } from "../behaviours/when.ts";

/**
 * The registry at the entry adds its names here, so that nothing down here knows what is up there.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the declarations above
export interface RegisteredIslands {}

type IslandProps<P> = {
  /** Its line in entry.islands.ts. */
  name: keyof RegisteredIslands;
  /** The component, a default export of that module; it must be useful as plain HTML. */
  of: ComponentType<P>;
  when: When;
  /** Plain data: it travels to the browser as JSON. */
  props: P;
  /** Needed only when a page has the same island twice. */
  id?: string;
  className?: string;
};

/** Finished HTML now, a living component later. Ids agree on both sides because both use the same prefix. */
export function Island<P extends object>({
  name,
  of: Component,
  when,
  props,
  id = name,
  className,
}: IslandProps<P>) {
  use(ScriptsOnPage).add(name);
  const prefix = `${id}-`;
  // The island's own, already escaped rendering; hydrateRoot needs it to stand alone (docs/decisions/001).
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      className={className ? `island ${className}` : "island"}
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
