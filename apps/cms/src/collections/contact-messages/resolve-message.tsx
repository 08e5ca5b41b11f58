"use client";

import { Button, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { formatDateTime } from "../../fields/dates.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { useRequest } from "../../ui/use-request.ts";

type Handled = { isHandled: boolean; handledBy?: string | null; handledAt?: string | null };

export function ResolveMessage() {
  const { id } = useDocumentInfo();
  const { t, language } = useTranslator();
  const request = useRequest();
  const [name, email, message, isHandled, handledBy, handledAt] = useFormFields(([fields]) =>
    ["name", "email", "message", "isHandled", "handledBy", "handledAt"].map(
      (field) => fields[field]?.value,
    ),
  );
  const [changed, setChanged] = useState<Handled>();
  const [problem, setProblem] = useState("");
  const state = changed ?? ({ isHandled: isHandled === true, handledBy, handledAt } as Handled);

  const mark = async (isHandled: boolean) => {
    const { result, refusal } = await request<{ doc: Handled }>(
      "PATCH",
      `/contact-messages/${id}`,
      { isHandled },
    );
    setProblem(refusal ?? "");
    if (result) setChanged(result.doc);
  };
  const quoted = String(message ?? "").replace(/^/gm, "> ");
  const subject = encodeURIComponent("Your message to the school");
  const body = encodeURIComponent(`Dear ${name},\n\n\n\n${quoted}`.slice(0, 1_500));
  return (
    <div className="field-type admin-resolve">
      <p role="status">
        {t(findMessage(state), {
          name: state.handledBy ?? "",
          time: state.handledAt ? formatDateTime(state.handledAt, language) : "",
        })}
      </p>
      <a href={`mailto:${encodeURIComponent(String(email))}?subject=${subject}&body=${body}`}>
        {t("Reply in your e-mail app")}
      </a>
      <Button buttonStyle="secondary" margin={false} onClick={() => mark(!state.isHandled)}>
        {t(state.isHandled ? "Reopen" : "Mark as done")}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  );
}

function findMessage({ isHandled, handledBy, handledAt }: Handled): Phrase {
  if (!isHandled) return "This message is open.";
  if (handledBy) {
    return handledAt ? "Resolved by {name}, {time}." : "Resolved by {name}.";
  }
  return handledAt ? "Resolved {time}." : "Resolved.";
}
