"use client";

import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useRequest } from "../../admin/use-request.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { AccountForm } from "./account-form.tsx";

/** Changes the own password, or gives another user a one-time password. */
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
