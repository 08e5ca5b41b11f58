"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { useRequest } from "../../ui/use-request.ts";

type State = { isShown: boolean; text: string };

export function EmergencyForm(saved: State) {
  const [{ isShown, text }, setState] = useState(saved);
  const { t } = useTranslator();
  const request = useRequest();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState("");

  const save = async (shown: boolean) => {
    setBusy(true);
    // A new text clears the earlier link and end.
    const banner = { isShown: shown, text, url: "", until: null };
    const { refusal } = await request("POST", "/globals/emergency-banner", banner);
    setBusy(false);
    if (!refusal) setState({ isShown: shown, text });
    setNotice(
      refusal ??
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
