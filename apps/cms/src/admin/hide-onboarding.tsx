"use client";

import { Button } from "@payloadcms/ui";
import { useTranslator } from "../i18n/use-translator.ts";
import { useOnboardingChoice } from "./use-onboarding-choice.ts";

export function HideOnboarding() {
  const { t, translate } = useTranslator();
  const { isBusy, refusal, choose } = useOnboardingChoice();
  return (
    <>
      <div className="admin-actions">
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => choose({ choice: "hidden" })}
        >
          {t("Hide this list")}
        </Button>
      </div>
      <p role="status">{translate(refusal)}</p>
    </>
  );
}
