"use client";

import { Button } from "@payloadcms/ui";
import { useSay } from "../i18n/use-say.ts";
import { useOnboardingChoice } from "./use-onboarding-choice.ts";

export function HideOnboarding() {
  const { say, translate } = useSay();
  const { isBusy, refusal, choose } = useOnboardingChoice();
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
