import { type ComponentProps, use } from "react";
import { ScriptsOnPage } from "./scripts-on-page.ts";
import type { When } from "./when.ts";

/**
 * The entry's registry adds its names here by declaration merging, so that this module does not import it.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, see above
export interface RegisteredBehaviours {}

type Name = keyof RegisteredBehaviours;

type BehaviourProps = ComponentProps<"div"> & {
  /** Its key in entry.behaviours.ts; separate two with a space. */
  is: Name | `${Name} ${Name}`;
  when?: When;
};

/** Marks server-rendered HTML that a behaviour enhances, and records that the page needs JavaScript. */
export function Behaviour({ is, when = "soon", ...attributes }: BehaviourProps) {
  use(ScriptsOnPage).add(is);
  return <div {...attributes} data-behaviour={is} data-when={when} />;
}
