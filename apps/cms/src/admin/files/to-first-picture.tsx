"use client";

import type { MouseEvent } from "react";
import { useSay } from "../../i18n/use-say.ts";

/** Below the pictures of a record: with the keyboard it is one step back over all of them, to the first. */
export function ToFirstPicture() {
  const { say } = useSay();
  const go = ({ currentTarget }: MouseEvent) =>
    currentTarget.closest("fieldset")?.querySelector<HTMLElement>(".admin-card button")?.focus();
  return (
    <button type="button" className="admin-back" onClick={go}>
      {say("Go to the first picture")}
    </button>
  );
}
