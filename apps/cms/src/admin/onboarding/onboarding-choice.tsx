"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { useRequest } from "../../ui/use-request.ts";
import type { OnboardingOrder } from "./school-details.ts";

function useOnboardingChoice() {
  const request = useRequest();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const choose = async (chosen: OnboardingOrder) => {
    setBusy(true);
    const { refusal } = await request("POST", "/onboarding", chosen);
    setRefusal(refusal);
    if (!refusal) window.location.reload();
    setBusy(false);
  };
  return { isBusy, refusal, choose };
}

export function HideOnboarding() {
  const { t } = useTranslator();
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
      <p role="status">{refusal}</p>
    </>
  );
}

export function OnboardingChoice({ asksEmail }: { asksEmail: boolean }) {
  const { t } = useTranslator();
  const { isBusy, refusal, choose } = useOnboardingChoice();
  const [isSure, setSure] = useState(false);
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const isComplete = name.trim() !== "" && (!asksEmail || email.trim() !== "");

  return (
    <section className="admin-report admin-setup" aria-labelledby="admin-first">
      <h2 id="admin-first">{t("How would you like to start?")}</h2>
      <p className="admin-hint">
        {t(
          "The website shows a sample school. “My school” deletes its events, news, pupils and images, and hides its texts until you have checked them. Your own changes are not affected.",
        )}
      </p>
      {isSure && (
        <>
          <p className="admin-notice admin-notice--stop">
            {t("The sample’s records and images will be deleted permanently.")}
          </p>
          <label className="admin-field">
            {t("The school’s name")}
            <input
              type="text"
              value={name}
              maxLength={60}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          {asksEmail && (
            <label className="admin-field">
              {t("Your e-mail address for signing in")}
              <input
                type="email"
                autoComplete="email"
                value={email}
                maxLength={200}
                onChange={({ target }) => setEmail(target.value)}
              />
            </label>
          )}
        </>
      )}
      <div className="admin-actions">
        {isSure ? (
          <Button
            disabled={isBusy || !isComplete}
            onClick={() => choose({ choice: "own", name, ...(asksEmail && { email }) })}
          >
            {t("Remove sample")}
          </Button>
        ) : (
          <Button onClick={() => setSure(true)}>{t("My school")}</Button>
        )}
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => choose({ choice: "sample" })}
        >
          {t("Sample school")}
        </Button>
      </div>
      <p role="status">{isBusy ? t("Please wait. This can take a minute.") : refusal}</p>
    </section>
  );
}
