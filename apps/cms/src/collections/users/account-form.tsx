"use client";

import { Button, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import type { Outcome } from "../../admin/use-request.ts";
import { useTranslator } from "../../i18n/use-translator.ts";

type Values = Record<string, string>;
type Props = {
  legend: string;
  hint: string;
  inputs: { name: string; label: string; type: "email" | "password"; autoComplete: string }[];
  button: string;
  /** Shown after a successful change. */
  done: string;
  save: (values: Values) => Promise<Pick<Outcome<unknown>, "refusal">>;
};

/**
 * A change of an account, separate from the form around it: rejected input stays in its field, next to the reason.
 * Payload's own fields are cleared.
 */
export function AccountForm({ legend, hint, inputs, button, done, save }: Props) {
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
