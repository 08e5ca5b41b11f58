import { type ComponentProps, use } from "react";
import type { EnhancementName } from "../entry.enhancements.ts";
import { ScriptsOnPage, type When } from "./scripts-on-page.ts";

type EnhancementProps = ComponentProps<"div"> & {
  /** Separate two with a space. */
  is: EnhancementName | `${EnhancementName} ${EnhancementName}`;
  when?: When;
};

/** Marks server-rendered HTML for an enhancement, and records that the page needs JavaScript. */
export function Enhancement({ is, when = "soon", ...attributes }: EnhancementProps) {
  use(ScriptsOnPage).add(is);
  return <div {...attributes} data-enhancement={is} data-when={when} />;
}
