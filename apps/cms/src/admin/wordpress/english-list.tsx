"use client";

import type { Phrase } from "../../i18n/hindi.ts";
import { useTranslator } from "../../i18n/use-translator.ts";

type Props = { title: Phrase; texts: readonly string[] };

/** The import reports details in English only. */
export function EnglishList({ title, texts }: Props) {
  const { t } = useTranslator();
  if (texts.length === 0) return null;
  return (
    <details className="admin-wordpress__list">
      <summary>{t(title, { number: texts.length })}</summary>
      <ul lang="en">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
