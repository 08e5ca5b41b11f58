"use client";

import { Button, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { useRequest } from "../../admin/use-request.ts";
import { useTranslator } from "../../i18n/use-translator.ts";

/**
 * Changes a password separately from the form: a rejected one stays in its field, next to the reason. Payload's own
 * fields are cleared.
 */
export function ChangePassword() {
  const { id } = useDocumentInfo();
  const { user, refreshCookieAsync } = useAuth();
  const router = useRouter();
  const { t } = useTranslator();
  const request = useRequest();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [isShown, setShown] = useState(false);
  const [result, setResult] = useState<{ text: string; isDone: boolean }>();
  const isOwn = user?.id === id;
  const hasOld = isOwn && !(user && "mustChangePassword" in user && user.mustChangePassword);

  const save = async () => {
    if (password !== again)
      return setResult({ text: t("The passwords do not match."), isDone: false });
    const { refusal } = await request("PATCH", `/users/${id}`, {
      password,
      ...(hasOld && { oldPassword: current }),
    });
    setResult({ text: refusal ?? t("The password was changed."), isDone: !refusal });
    if (refusal) return;
    setCurrent("");
    setPassword("");
    setAgain("");
    if (isOwn) await refreshCookieAsync();
    router.refresh();
  };
  const box = (
    label: string,
    value: string,
    set: (value: string) => void,
    autoComplete = "new-password",
  ) => (
    <label>
      {label}
      <input
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete}
        value={value}
        onChange={({ target }) => set(target.value)}
        // These fields are not part of the surrounding form.
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void save();
        }}
      />
    </label>
  );

  if (id === undefined) return null;
  return (
    <fieldset className="admin-password">
      <legend>{t(isOwn ? "Your password" : "One-time password for this user")}</legend>
      <p>
        {t("Use at least 12 characters. Four or five unrelated words work best.")}
        {!isOwn && ` ${t("The user must choose a new password at the next sign-in.")}`}
      </p>
      {hasOld && box(t("Current password"), current, setCurrent, "current-password")}
      {box(t("New password"), password, setPassword)}
      {box(t("Confirm password"), again, setAgain)}
      <label className="admin-check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        {t("Show password")}
      </label>
      <Button buttonStyle="secondary" onClick={save} margin={false}>
        {t("Change password")}
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
