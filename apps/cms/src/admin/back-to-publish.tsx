"use client";

import { useSay } from "../i18n/use-say.ts";
/** A skip link at the end of a form to the buttons at its top. */
export function BackToPublish() {
  const { say } = useSay();
  const go = () => {
    const [publish, draft] = ["#action-save:not(:disabled)", "#action-save-draft"].map((button) =>
      document.querySelector<HTMLElement>(`.doc-controls ${button}`),
    );
    (publish ?? draft)?.focus();
  };
  return (
    <button type="button" className="admin-back" onClick={go}>
      {say("Go to “Publish”")}
    </button>
  );
}
