"use client";

import { FieldDescription, FieldLabel, useField } from "@payloadcms/ui";
import { mergeFieldStyles } from "@payloadcms/ui/shared";
import type { DateFieldClientProps } from "payload";
import { useId, useRef, useState } from "react";
import { getLabel } from "../i18n/translate.ts";
import { useTranslator } from "../i18n/use-translator.ts";
import { formatLongDate, isDay, toDay, toTimestamp } from "./dates.ts";

/** Payload's field reads 32/13/2026 as 1 January 2032 and 5.12.2026 as 12 May, and its calendar has no Hindi. */
export function DateField({ field, path, readOnly }: DateFieldClientProps) {
  const { label, required = false, admin } = field;
  const { t, language } = useTranslator();
  const check = (value: unknown, isRequired?: boolean): true | string => {
    const result = isDay(value, isRequired);
    return result === true || t(result);
  };
  const state = useField<string>({
    potentiallyStalePath: path,
    validate: (value) => check(value, required),
  });
  const [typed, setTyped] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const day = toDay(state.value);
  const isDone = typed === undefined;
  const unreadable = isDone && day === undefined ? String(check(state.value)) : "";
  const message = unreadable || (state.showError && state.errorMessage) || "";
  const isLocked = readOnly === true || state.disabled === true;

  const setInput = (text: string) => {
    const read = toDay(text);
    // Invalid input stays in the field, where validation rejects it.
    state.setValue(read ? toTimestamp(read) : text.trim() || null);
  };

  return (
    <div
      className={`field-type admin-day ${message ? "error" : ""}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={`field-${path}`} label={label} required={required} />
      <div className="admin-day__box">
        <input
          id={`field-${path}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t("DD/MM/YYYY")}
          disabled={isLocked}
          aria-invalid={message !== ""}
          aria-describedby={id}
          value={typed ?? (day ? formatNumeric(day) : String(state.value ?? ""))}
          onChange={({ target }) => {
            setTyped(target.value);
            setInput(target.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          disabled={isLocked}
          aria-label={t("Choose a date: {field}", {
            field: getLabel(label || field.name, language),
          })}
          onClick={() => picker.current?.showPicker()}
        >
          <CalendarSign />
        </button>
        <input
          ref={picker}
          className="admin-day__picker"
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={day ?? ""}
          onChange={({ target }) => setInput(target.value)}
        />
      </div>
      <p id={id} className="admin-day__words" role="status">
        {message ? (
          <span className="admin-day__error">{message}</span>
        ) : (
          day && formatLongDate(day, language)
        )}
      </p>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
}

const formatNumeric = (day: string): string => day.split("-").reverse().join("/");

const CalendarSign = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path
      d="M2.5 4.5h13v11h-13zM2.5 8h13M6 2v4M12 2v4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    />
  </svg>
);
