"use client";

import { Button, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { useRequest } from "../../admin/use-request.ts";
import { useTranslator } from "../../i18n/use-translator.ts";

/** Changes the own e-mail address, with the current password: reset links are sent to that address. */
export function ChangeEmail() {
  const { id } = useDocumentInfo();
  const { user, refreshCookieAsync } = useAuth();
  const router = useRouter();
  const { t } = useTranslator();
  const request = useRequest();
  const [email, setEmail] = useState("");
  const [oldPassword, setOldPassword] = useState("");
  const [result, setResult] = useState<{ text: string; isDone: boolean }>();
  if (id === undefined || !user || ("mustChangePassword" in user && user.mustChangePassword))
    return null;

  const save = async () => {
    const { refusal } = await request("PATCH", `/users/${id}`, { email, oldPassword });
    setResult({ text: refusal ?? t("The e-mail address was changed."), isDone: !refusal });
    if (refusal) return;
    setEmail("");
    setOldPassword("");
    await refreshCookieAsync();
    router.refresh();
  };
  const saveByEnter = (event: KeyboardEvent) => {
    // These fields are not part of the surrounding form.
    if (event.key !== "Enter") return;
    event.preventDefault();
    void save();
  };

  return (
    <fieldset className="admin-password">
      <legend>{t("Your e-mail address")}</legend>
      <p>{t("You sign in with this address. Changing it signs you out on other devices.")}</p>
      <label>
        {t("New e-mail address")}
        <input
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          onKeyDown={saveByEnter}
        />
      </label>
      <label>
        {t("Current password")}
        <input
          type="password"
          autoComplete="current-password"
          value={oldPassword}
          onChange={({ target }) => setOldPassword(target.value)}
          onKeyDown={saveByEnter}
        />
      </label>
      <Button buttonStyle="secondary" onClick={save} margin={false}>
        {t("Change e-mail address")}
      </Button>
      <p
        role={result?.isDone ? "status" : "alert"}
        className={result?.isDone ? "" : "admin-day__error"}
      >
        {result?.text}
      </p>
    </fieldset>
  );
}
