"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useSay } from "../i18n/use-say.ts";

type State = { isShown: boolean; text: string };

/** Publishes the emergency banner with two clicks on the dashboard. */
export function EmergencyForm(saved: State) {
  const [{ isShown, text }, setState] = useState(saved);
  const { say, translate } = useSay();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState("");

  const save = async (shown: boolean) => {
    setBusy(true);
    const refusal = await post({ isShown: shown, text });
    setBusy(false);
    if (!refusal) setState({ isShown: shown, text });
    setNotice(
      translate(refusal) ||
        say(
          shown ? "The banner appears on every page within 15 seconds." : "The banner was removed.",
        ),
    );
  };
  return (
    <>
      <label className="admin-field">
        {say("Message")}
        <input
          type="text"
          value={text}
          maxLength={200}
          onChange={({ target }) => setState({ isShown, text: target.value })}
        />
      </label>
      <div className="admin-actions">
        <Button disabled={isBusy || text.trim() === ""} onClick={() => save(true)}>
          {say(isShown ? "Update banner" : "Show on every page")}
        </Button>
        {isShown && (
          <Button disabled={isBusy} buttonStyle="secondary" onClick={() => save(false)}>
            {say("Remove banner")}
          </Button>
        )}
      </div>
      <p role="status">{notice}</p>
    </>
  );
}

/** Returns the reason why the banner was rejected, or nothing. A new text has no earlier link and end. */
async function post(banner: State): Promise<string> {
  const body = JSON.stringify({ ...banner, url: "", until: null });
  try {
    const response = await fetch("/cms-api/globals/emergency-banner", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    if (response.ok) return "";
    const answer = await response.json();
    return answer.errors?.[0]?.message ?? "The server rejected the request.";
  } catch {
    return "The server could not be reached, and nothing has changed. Please try again.";
  }
}
