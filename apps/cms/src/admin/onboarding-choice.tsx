"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useSay } from "../i18n/use-say.ts";
import { useOnboardingChoice } from "./use-onboarding-choice.ts";

/** Asks for the sample or an own school. An own school needs a name and an e-mail address for signing in. */
export function OnboardingChoice({ asksEmail }: { asksEmail: boolean }) {
  const { say, translate } = useSay();
  const { isBusy, refusal, choose } = useOnboardingChoice();
  const [isSure, setSure] = useState(false);
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const isComplete = name.trim() !== "" && (!asksEmail || email.trim() !== "");

  return (
    <section className="admin-report admin-setup" aria-labelledby="admin-first">
      <h2 id="admin-first">{say("How would you like to start?")}</h2>
      <p className="admin-hint">
        {say(
          "The website shows a sample school. “My school” deletes its events, news, pupils and images, and hides its texts until you have checked them. Your own changes are not affected.",
        )}
      </p>
      {isSure && (
        <>
          <p className="admin-notice admin-notice--stop">
            {say("The sample’s records and images will be deleted permanently.")}
          </p>
          <label className="admin-field">
            {say("The school’s name")}
            <input
              type="text"
              value={name}
              maxLength={60}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          {asksEmail && (
            <label className="admin-field">
              {say("Your e-mail address for signing in")}
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
            {say("Remove sample")}
          </Button>
        ) : (
          <Button onClick={() => setSure(true)}>{say("My school")}</Button>
        )}
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => choose({ choice: "sample" })}
        >
          {say("Sample school")}
        </Button>
      </div>
      <p role="status">
        {isBusy ? say("Please wait. This can take a minute.") : translate(refusal)}
      </p>
    </section>
  );
}
