"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { toSourceKey } from "../../translations/translatable.ts";
import { useRequest } from "../../ui/use-request.ts";
import { OpenTranslation } from "./open-translation.tsx";
import { StateText } from "./state-text.tsx";
import type { TranslationOf } from "./translation-endpoints.ts";

/** In the form of a source: its translations, and their states. Nothing while the website has one language. */
export function TranslationLinks() {
  const { id, collectionSlug, globalSlug, lastUpdateTime, hasPublishedDoc } = useDocumentInfo();
  const { t } = useTranslator();
  const request = useRequest();
  const [translations, setTranslations] = useState<TranslationOf[]>([]);
  const heading = useId();
  const slug = collectionSlug ?? globalSlug ?? "";
  const of = collectionSlug ? id !== undefined && toSourceKey(slug, id) : slug;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after every save.
  useEffect(() => {
    if (of)
      void request<TranslationOf[]>("GET", `/translation-states?of=${of}`).then(({ result }) =>
        setTranslations(result ?? []),
      );
  }, [of, lastUpdateTime, hasPublishedDoc]);

  if (!of || translations.length === 0) return null;
  return (
    <section className="field-type" aria-labelledby={heading}>
      <h3 id={heading}>{t("Translations")}</h3>
      <ul>
        {translations.map(({ language, name, ...state }) => (
          <li key={language}>
            <span lang={language}>{name}</span>: <StateText {...state} />{" "}
            <OpenTranslation
              of={of}
              language={language}
              label={t(state.id === undefined ? "Translate" : "Open translation")}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
