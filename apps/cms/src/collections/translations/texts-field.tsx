"use client";

import { Button, useField, useFormFields } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";
import { useTranslator } from "../../i18n/use-translator.ts";
import { align, type Translated } from "../../translations/align.ts";
import { readTranslated } from "../../translations/read-translated.ts";
import { TextRow } from "./text-row.tsx";
import { type SourceView, useSource } from "./use-source.ts";

/** The English texts on the left, with what has changed since the translation; the translation on the right. */
export function TextsField({ path, readOnly }: JSONFieldClientProps) {
  const { value, setValue, disabled, showError, errorMessage } = useField<Translated[]>({
    potentiallyStalePath: path,
  });
  const of = useFormFields(([fields]) => String(fields["of"]?.value ?? ""));
  const language = useFormFields(([fields]) => String(fields["language"]?.value ?? ""));
  const { source, refusal } = useSource(of);
  if (refusal !== undefined) return <MissingSource />;
  if (!source) return null;
  return (
    <div className="field-type admin-translation">
      {showError && <p className="admin-day__error">{errorMessage}</p>}
      <Texts
        source={source}
        language={language}
        texts={readTranslated(value)}
        isReadOnly={readOnly === true || disabled === true}
        onChange={setValue}
      />
    </div>
  );
}

function MissingSource() {
  const { t } = useTranslator();
  return (
    <p className="admin-notice admin-notice--stop">
      {t("The source of this translation does not exist, or is in the trash.")}
    </p>
  );
}

type Props = {
  source: SourceView;
  language: string;
  texts: Translated[];
  isReadOnly: boolean;
  onChange: (texts: Translated[]) => void;
};

function Texts({ source, language, texts, isReadOnly, onChange }: Props) {
  const { t } = useTranslator();
  const { segments, title, kind, path, isPublished } = source;
  const found = align(texts, segments);
  const list = (change: (key: string, one: Translated | undefined) => Translated | undefined) =>
    segments.flatMap(({ key }) => {
      const one = change(key, found.get(key));
      return one ? [{ ...one, key }] : [];
    });
  const changed = segments.filter(({ key, text }) => {
    const one = found.get(key);
    return one !== undefined && one.source !== text;
  });
  const done = segments.filter(({ key }) => found.get(key)?.text.trim()).length;
  // A text that the source has no more: marking as current leaves it out.
  const isOutdated = changed.length > 0 || texts.length > found.size;
  const markAsCurrent = () => {
    const now = new Map(segments.map((segment) => [segment.key, segment.text]));
    onChange(list((key, one) => one && { ...one, source: now.get(key) ?? one.source }));
  };

  return (
    <>
      <p className="admin-translation__source">
        {title === kind ? title : `${kind}: ${title}`}{" "}
        <a href={`/admin${path}`}>{t("Open the English text")}</a>
      </p>
      {!isPublished && <p>{t("The English text is a draft. Visitors see neither.")}</p>}
      <div className="admin-translation__state" role="status">
        <p>
          {t("{done} of {all} texts are translated.", { done, all: segments.length })}{" "}
          {isOutdated &&
            t("The English text has changed since the translation: {number} texts.", {
              number: changed.length,
            })}
        </p>
        {isOutdated && !isReadOnly && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={markAsCurrent}>
            {t("Mark as current")}
          </Button>
        )}
      </div>
      {segments.map((segment) => (
        <TextRow
          key={segment.key}
          segment={segment}
          translated={found.get(segment.key)}
          language={language}
          isReadOnly={isReadOnly}
          onChange={(text) =>
            onChange(
              list((key, one) =>
                key === segment.key
                  ? { key, field: segment.field, source: segment.text, text }
                  : one,
              ),
            )
          }
        />
      ))}
    </>
  );
}
