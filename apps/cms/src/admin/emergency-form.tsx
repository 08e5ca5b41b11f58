"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useTranslator } from "../i18n/use-translator.ts";

type State = { isShown: boolean; text: string };

/** Publishes or removes the emergency banner from the dashboard. */
export function EmergencyForm(saved: State) {
  const [{ isShown, text }, setState] = useState(saved);
  const { t, translate } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState("");

  const save = async (shown: boolean) => {
    setBusy(true);
    const refusal = await post({ isShown: shown, text });
    setBusy(false);
    if (!refusal) setState({ isShown: shown, text });
    setNotice(
      translate(refusal) ||
        t(
          shown ? "The banner appears on every page within 15 seconds." : "The banner was removed.",
        ),
    );
  };
  return (
    <>
      <label className="admin-field">
        {t("Message")}
        <input
          type="text"
          value={text}
          maxLength={200}
          onChange={({ target }) => setState({ isShown, text: target.value })}
        />
      </label>
      <div className="admin-actions">
        <Button disabled={isBusy || text.trim() === ""} onClick={() => save(true)}>
          {t(isShown ? "Update banner" : "Show on every page")}
        </Button>
        {isShown && (
          <Button disabled={isBusy} buttonStyle="secondary" onClick={() => save(false)}>
            {t("Remove banner")}
          </Button>
        )}
      </div>
      <p role="status">{notice}</p>
    </>
  );
}

/** Returns the reason for a rejection, if any. A new text clears the earlier link and end. */
async function post(banner: State): Promise<string> {
  const body = JSON.stringify({ ...banner, url: "", until: null });
  try {
    const response = await fetch("/cms-api/globals/emergency-banner", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    if (response.ok) return "";
    const result = await response.json();
    return result.errors?.[0]?.message ?? "The server rejected the request.";
  } catch {
    return "The server could not be reached, and nothing has changed. Please try again.";
  }
}
