"use client";

import { Button, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import type { Phrase } from "../../i18n/hindi.ts";
import { splitText } from "../../i18n/split-text.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { type Outcome, useRequest } from "../../ui/use-request.ts";

/** Changes the own e-mail address, with the current password: reset links are sent to that address. */
export function ChangeEmail() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t } = useTranslator();
  const request = useRequest();
  if (id === undefined || !user || user["mustChangePassword"]) return null;
  return (
    <AccountForm
      legend={t("Your e-mail address")}
      hint={t("You sign in with this address. Changing it signs you out on other devices.")}
      inputs={[
        { name: "email", label: t("New e-mail address"), type: "email", autoComplete: "email" },
        {
          name: "oldPassword",
          label: t("Current password"),
          type: "password",
          autoComplete: "current-password",
        },
      ]}
      button={t("Change e-mail address")}
      done={t("The e-mail address was changed.")}
      save={(values) => request("PATCH", `/users/${id}`, values)}
    />
  );
}

export function ChangePassword() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t } = useTranslator();
  const request = useRequest();
  if (id === undefined) return null;
  const isOwn = user?.id === id;
  const input = (name: string, label: Phrase, autoComplete = "new-password") =>
    ({ name, label: t(label), type: "password", autoComplete }) as const;
  const hint = [t("Use at least 12 characters. Four or five unrelated words work best.")];
  if (!isOwn) hint.push(t("The user must choose a new password at the next sign-in."));
  return (
    <AccountForm
      legend={t(isOwn ? "Your password" : "One-time password for this user")}
      hint={hint.join(" ")}
      inputs={[
        ...(isOwn && !user["mustChangePassword"]
          ? [input("oldPassword", "Current password", "current-password")]
          : []),
        input("password", "New password"),
        input("again", "Confirm password"),
      ]}
      button={t("Change password")}
      done={t("The password was changed.")}
      save={async ({ again, ...values }) =>
        again === values["password"]
          ? request("PATCH", `/users/${id}`, values)
          : { refusal: t("The passwords do not match.") }
      }
    />
  );
}

export function TwoFactorLink() {
  const { t } = useTranslator();
  const link = <a href="/two-factor">{t("two-factor authentication")}</a>;
  return (
    <p className="admin-notice">
      {splitText(t("Protect your account with a code from your phone: {link}"), { link })}
    </p>
  );
}

type Values = Record<string, string>;
type Props = {
  legend: string;
  hint: string;
  inputs: { name: string; label: string; type: "email" | "password"; autoComplete: string }[];
  button: string;
  done: string;
  save: (values: Values) => Promise<Pick<Outcome<unknown>, "refusal">>;
};

/** Rejected input stays in its field, next to the reason. Payload's own fields are cleared. */
function AccountForm({ legend, hint, inputs, button, done, save }: Props) {
  const { refreshCookieAsync } = useAuth();
  const router = useRouter();
  const { t } = useTranslator();
  const [values, setValues] = useState<Values>({});
  const [isShown, setShown] = useState(false);
  const [result, setResult] = useState<{ text: string; isDone: boolean }>();

  const submit = async () => {
    const { refusal } = await save(values);
    setResult({ text: refusal ?? done, isDone: !refusal });
    if (refusal) return;
    setValues({});
    await refreshCookieAsync();
    router.refresh();
  };
  const submitByEnter = (event: KeyboardEvent) => {
    // These fields are not part of the surrounding form.
    if (event.key !== "Enter") return;
    event.preventDefault();
    void submit();
  };

  return (
    <fieldset className="admin-password">
      <legend>{legend}</legend>
      <p>{hint}</p>
      {inputs.map(({ name, label, type, autoComplete }) => (
        <label key={name}>
          {label}
          <input
            type={isShown && type === "password" ? "text" : type}
            autoComplete={autoComplete}
            value={values[name] ?? ""}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            onKeyDown={submitByEnter}
          />
        </label>
      ))}
      <label className="admin-check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        {t("Show password")}
      </label>
      <Button buttonStyle="secondary" onClick={submit} margin={false}>
        {button}
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
