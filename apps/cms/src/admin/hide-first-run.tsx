"use client";

import { Button } from "@payloadcms/ui";
import { useSay } from "../i18n/use-say.ts";
import { useChoice } from "./use-choice.ts";

/** Hides the onboarding list. */
export function HideFirstRun() {
  const { say, translate } = useSay();
  const { isBusy, refusal, choose } = useChoice();
  return (
    <>
      <div className="admin-actions">
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => choose({ choice: "hidden" })}
        >
          {say("Hide this list")}
        </Button>
      </div>
      <p role="status">{translate(refusal)}</p>
    </>
  );
}
