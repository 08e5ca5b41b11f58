import { type ComponentProps, use } from "react";
import { ScriptsOnPage } from "./scripts-on-page.ts";
import type { When } from "./when.ts";

/**
 * The registry at the entry adds its names here, so that nothing down here knows what is up there.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the declarations above
export interface RegisteredBehaviours {}

type Name = keyof RegisteredBehaviours;

type BehaviourProps = ComponentProps<"div"> & {
  /** Its line in entry.behaviours.ts; two are written one after the other. */
  is: Name | `${Name} ${Name}`;
  when?: When;
};

/** Marks a place whose finished HTML a behaviour moves or reveals, and notes that the page needs a script. */
export function Behaviour({ is, when = "soon", ...attributes }: BehaviourProps) {
  use(ScriptsOnPage).add(is);
  return <div {...attributes} data-behaviour={is} data-when={when} />;
}
