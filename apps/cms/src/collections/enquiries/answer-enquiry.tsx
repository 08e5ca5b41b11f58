"use client";

import { useFormFields } from "@payloadcms/ui";
import { formatDateTime } from "../../fields/dates.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { toAnswerAddress } from "./answer-address.ts";

/** The link that answers, by e-mail or telephone, and who has answered. */
export function AnswerEnquiry() {
  const { t, language } = useTranslator();
  const [reference, name, contact, question, answerIn, answeredBy, answeredAt] = useFormFields(
    ([fields]) =>
      ["reference", "name", "contact", "question", "language", "answeredBy", "answeredAt"].map(
        (field) => String(fields[field]?.value ?? ""),
      ),
  );
  const enquiry = { reference, name, contact, question, language: answerIn };
  return (
    <div className="field-type admin-resolve">
      <p role="status">
        {answeredAt
          ? t("Answered by {name}, {time}.", {
              name: answeredBy ?? "",
              time: formatDateTime(answeredAt, language),
            })
          : t("Not answered yet. After your answer, set the state and save.")}
      </p>
      <a href={toAnswerAddress(enquiry)}>
        {contact?.includes("@")
          ? t("Reply in your e-mail app")
          : t("Call {number}", { number: contact ?? "" })}
      </a>
    </div>
  );
}
