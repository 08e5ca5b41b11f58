"use client";

import { Button, toast, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useTranslator } from "../i18n/use-translator.ts";
import { useRequest } from "../ui/use-request.ts";

export function SendAgain() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const { t } = useTranslator();
  const request = useRequest();
  const hasFailed = useFormFields(([fields]) => fields["hasError"]?.value === true);
  if (!hasFailed) return null;
  const sendAgain = async () => {
    const { refusal } = await request("POST", `/payload-jobs/${id}/send-again`);
    if (refusal) return void toast.error(refusal);
    toast.success(t("The e-mail is queued again."));
    router.push("/admin/collections/payload-jobs");
  };
  return <Button onClick={sendAgain}>{t("Send again")}</Button>;
}
