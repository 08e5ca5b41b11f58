"use client";

import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useRequest } from "../../admin/use-request.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { AccountForm } from "./account-form.tsx";

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
