"use client";

import { toast, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import type { Translator } from "../../i18n/translate.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import type { Visibility } from "./visibility.ts";

type Result = { visibility: Visibility; saved?: string };

/** Next to “Publish”: whether visitors see this record. Reloads after every save and “Unpublish”. */
export function VisibilityStatus() {
  const { id, collectionSlug, lastUpdateTime, hasPublishedDoc } = useDocumentInfo();
  const { t } = useTranslator();
  const [result, setResult] = useState<Result>();
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every save and “Unpublish” changes one of them.
  useEffect(() => {
    if (id === undefined) return;
    let isLatest = true;
    fetch(`/cms-api/visibility/${collectionSlug}/${id}?at=${lastUpdateTime}`)
      .then((response) => (response.ok ? response.json() : undefined))
      .then(
        (result: Result | undefined) => {
          if (!isLatest) return;
          setResult(result);
          // A new record has just been saved when its page opens.
          const isChanged = !isFirst.current || Date.now() - lastUpdateTime < 10_000;
          if (result && isChanged) {
            toast.info(<VisibilityText visibility={result.visibility} t={t} />);
          }
          isFirst.current = false;
        },
        () => setResult(undefined),
      );
    return () => {
      isLatest = false;
    };
  }, [id, collectionSlug, lastUpdateTime, hasPublishedDoc]);

  if (id === undefined) {
    return <span className="admin-visibility">{t("Not visible: not saved yet.")}</span>;
  }
  if (!result) return null;
  return (
    <span role="status">
      <VisibilityText visibility={result.visibility} t={t} />
      {result.saved && (
        <span className="admin-visibility__saved">{t("Saved {time}", { time: result.saved })}</span>
      )}
    </span>
  );
}

export function VisibilityInList({ visibility }: { visibility: Visibility }) {
  return <VisibilityText visibility={visibility} t={useTranslator().t} />;
}

type Props = { visibility: Visibility; t: Translator };

/** Payload renders notifications outside the provider of translations, so `t` is a property. */
function VisibilityText({ visibility, t }: Props) {
  if (!visibility.isOn) {
    return (
      <span className="admin-visibility admin-visibility--off">
        {t("Not visible: {reason}", { reason: visibility.reason })}
      </span>
    );
  }
  return (
    <span className="admin-visibility">
      <a href={visibility.url} target="_blank" rel="noreferrer">
        {t("On the website")}
      </a>
      {visibility.note && <> {visibility.note}</>}
    </span>
  );
}
