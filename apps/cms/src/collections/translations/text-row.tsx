"use client";

import { listPlaceholders } from "@manor/content-api/fact-names";
import { useId } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import type { Translated } from "../../translations/align.ts";
import { hasSameFacts, hasSameLinks } from "../../translations/compare-facts.ts";
import { diffWords } from "../../translations/diff-words.ts";
import type { SourceView } from "./use-source.ts";

const LONG = 60;

type Props = {
  segment: SourceView["segments"][number];
  translated: Translated | undefined;
  language: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
};

export function TextRow({ segment, translated, language, isReadOnly, onChange }: Props) {
  const { t } = useTranslator();
  const id = useId();
  const { text, label, maxLength } = segment;
  const value = translated?.text ?? "";
  const isLong = text.length > LONG || text.includes("\n");
  const field = {
    id,
    lang: language,
    value,
    disabled: isReadOnly,
    "aria-describedby": `${id}-source ${id}-hint`,
    ...(maxLength !== undefined && { maxLength }),
  };
  return (
    <div className="admin-translation__row">
      <div className="admin-translation__english">
        <p className="field-label">{label}</p>
        <p id={`${id}-source`} lang="en">
          <Source before={translated?.source} now={text} />
        </p>
      </div>
      <div className="admin-translation__text">
        <label className="field-label" htmlFor={id}>
          {t("Translation: {label}", { label })}
        </label>
        {isLong ? (
          <textarea
            {...field}
            rows={Math.min(12, Math.ceil(text.length / LONG) + 1)}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input type="text" {...field} onChange={({ target }) => onChange(target.value)} />
        )}
        <Hint segment={segment} value={value} id={`${id}-hint`} />
        {value === "" && !isReadOnly && (
          <button type="button" className="admin-translation__same" onClick={() => onChange(text)}>
            {t("Same as English")}
          </button>
        )}
      </div>
    </div>
  );
}

/** With what has changed since the translation. */
function Source({ before, now }: { before: string | undefined; now: string }) {
  if (before === undefined || before === now) return now;
  return diffWords(before, now).map(({ text, change }, index) => {
    // The parts have no identity but their place.
    const key = `${index} ${text}`;
    if (change === "added") return <ins key={key}>{text}</ins>;
    if (change === "removed") return <del key={key}>{text}</del>;
    return text;
  });
}

function Hint({ segment, value, id }: { segment: Props["segment"]; value: string; id: string }) {
  const { t } = useTranslator();
  const facts = [...new Set(listPlaceholders(segment.text))].map((name) => `{${name}}`).join(", ");
  const pair = { key: "", field: "", source: segment.text, text: value };
  const isWrong = value !== "" && !(hasSameFacts(pair) && hasSameLinks(pair));
  if (!facts && !isWrong) return <p id={id} hidden />;
  return (
    <p id={id} className={isWrong ? "admin-day__error" : "admin-translation__hint"}>
      {facts
        ? t("Keep these facts, the website fills them in: {facts}", { facts })
        : t("Keep the links as they are.")}
    </p>
  );
}
