"use client";

import { dayOf } from "@manor/content-api/calendar-day";
import { useFormFields, useFormModified } from "@payloadcms/ui";
import { useTranslator } from "../i18n/use-translator.ts";
import { consentOn } from "./consent-rule.ts";
import { consentText } from "./consent-text.ts";

/** Shows the effect of the consent fields: whether the website shows the record, and since or until when. */
export function ConsentNotice() {
  const [givenBy, on, until, withdrawnOn, status] = useFormFields(([fields]) => [
    fields["consent.givenBy"]?.value,
    fields["consent.on"]?.value,
    fields["consent.until"]?.value,
    fields["consent.withdrawnOn"]?.value,
    fields._status?.value,
  ]);
  const isModified = useFormModified();
  const { language } = useTranslator();
  const note = {
    givenBy: asText(givenBy),
    on: asText(on),
    until: asText(until),
    withdrawnOn: asText(withdrawnOn),
  };
  const state = consentOn(dayOf(new Date()), note);
  return (
    <p className={`admin-notice ${state.holds ? "" : "admin-notice--stop"}`} role="status">
      {consentText(state, status === "published", !isModified, language)}
    </p>
  );
}

const asText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : "";
};
