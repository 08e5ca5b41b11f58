"use client";

import { dayOf } from "@manor/content-api/calendar-day";
import { useAllFormFields, useFormModified } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useTranslator } from "../i18n/use-translator.ts";
import { type ConsentNote, consentOn, consentText } from "./consent-rule.ts";

type Values = { consent?: ConsentNote; _status?: string };

export function ConsentNotice() {
  const [fields] = useAllFormFields();
  const { consent, _status }: Values = reduceFieldsToValues(fields, true);
  const isModified = useFormModified();
  const { language } = useTranslator();
  const state = consentOn(dayOf(new Date()), consent);
  return (
    <p className={`admin-notice ${state.isValid ? "" : "admin-notice--stop"}`} role="status">
      {consentText(state, _status === "published", !isModified, language)}
    </p>
  );
}
