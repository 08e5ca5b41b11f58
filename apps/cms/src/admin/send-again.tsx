"use client";

import { Button, toast, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useSay } from "../i18n/use-say.ts";

/** On the screen of an e-mail that could not be sent. */
export function SendAgain() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const { say } = useSay();
  const hasFailed = useFormFields(([fields]) => fields["hasError"]?.value === true);
  if (!hasFailed) return null;
  const sendAgain = async () => {
    const path = `/cms-api/payload-jobs/${id}/send-again`;
    const answer = await fetch(path, { method: "POST" }).catch(() => undefined);
    if (!answer?.ok)
      return void toast.error(say("The change could not be saved. Please try again."));
    toast.success(say("The e-mail is queued again."));
    router.push("/admin/collections/payload-jobs");
  };
  return <Button onClick={sendAgain}>{say("Send again")}</Button>;
}
