"use client";

import { Button, toast, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useTranslator } from "../i18n/use-translator.ts";

export function SendAgain() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const { t } = useTranslator();
  const hasFailed = useFormFields(([fields]) => fields["hasError"]?.value === true);
  if (!hasFailed) return null;
  const sendAgain = async () => {
    const path = `/cms-api/payload-jobs/${id}/send-again`;
    const response = await fetch(path, { method: "POST" }).catch(() => undefined);
    if (!response?.ok)
      return void toast.error(t("The change could not be saved. Please try again."));
    toast.success(t("The e-mail is queued again."));
    router.push("/admin/collections/payload-jobs");
  };
  return <Button onClick={sendAgain}>{t("Send again")}</Button>;
}
