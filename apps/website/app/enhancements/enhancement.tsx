import { type ComponentProps, use } from "react";
import { ScriptsOnPage } from "./scripts-on-page.ts";
import type { When } from "./when.ts";

/**
 * The entry's registry adds its names here by declaration merging, so that this module does not import it.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, see above
export interface RegisteredEnhancements {}

type Name = keyof RegisteredEnhancements;

type EnhancementProps = ComponentProps<"div"> & {
  /** Its key in entry.enhancements.ts; separate two with a space. */
  is: Name | `${Name} ${Name}`;
  when?: When;
};

/** Marks server-rendered HTML for an enhancement, and records that the page needs JavaScript. */
export function Enhancement({ is, when = "soon", ...attributes }: EnhancementProps) {
  use(ScriptsOnPage).add(is);
  return <div {...attributes} data-enhancement={is} data-when={when} />;
}
