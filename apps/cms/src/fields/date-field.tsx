"use client";

import { FieldDescription, FieldLabel, useField } from "@payloadcms/ui";
import { mergeFieldStyles } from "@payloadcms/ui/shared";
import type { DateFieldClientProps } from "payload";
import { useId, useRef, useState } from "react";
import { labelIn } from "../i18n/label-in.ts";
import { localeOf } from "../i18n/locale-of.ts";
import { useSay } from "../i18n/use-say.ts";
import { dayIn, isDay, momentOf } from "./dates.ts";

/**
 * A date typed day first, or picked; written out below. Payload's own field takes 32/13/2026 for 1 January 2032 and
 * 5.12.2026 for 12 May. With strict parsing it puts the earlier date back without a word. Its calendar has no Hindi.
 */
export function DateField({ field, path, readOnly }: DateFieldClientProps) {
  const { label, required = false, admin } = field;
  const state = useField<string>({
    potentiallyStalePath: path,
    validate: (value) => isDay(value, required),
  });
  const { say, translate, language } = useSay();
  const [typed, setTyped] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const day = dayIn(state.value);
  const isDone = typed === undefined;
  const unreadable = isDone && day === undefined ? String(isDay(state.value)) : "";
  const message = translate(unreadable || (state.showError && state.errorMessage) || "");
  const isLocked = readOnly === true || state.disabled === true;

  const take = (text: string) => {
    const read = dayIn(text);
    // Invalid input stays as typed: the validation next to the field rejects it.
    state.setValue(read ? momentOf(read) : text.trim() || null);
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
          placeholder={say("DD/MM/YYYY")}
          disabled={isLocked}
          aria-invalid={message !== ""}
          aria-describedby={id}
          value={typed ?? (day ? inFigures(day) : String(state.value ?? ""))}
          onChange={({ target }) => {
            setTyped(target.value);
            take(target.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          disabled={isLocked}
          aria-label={say("Choose a date: {field}", {
            field: labelIn(label || field.name, language),
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
          onChange={({ target }) => take(target.value)}
        />
      </div>
      <p id={id} className="admin-day__words" role="status">
        {message ? (
          <span className="admin-day__error">{message}</span>
        ) : (
          day && inLongWords(day, language)
        )}
      </p>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
}

const inFigures = (day: string): string => day.split("-").reverse().join("/");

const inLongWords = (day: string, language: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

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
