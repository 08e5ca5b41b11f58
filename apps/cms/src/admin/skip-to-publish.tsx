"use client";

import { useTranslator } from "../i18n/use-translator.ts";
export function SkipToPublish() {
  const { t } = useTranslator();
  const focusButton = () => {
    const [publish, draft] = ["#action-save:not(:disabled)", "#action-save-draft"].map((button) =>
      document.querySelector<HTMLElement>(`.doc-controls ${button}`),
    );
    (publish ?? draft)?.focus();
  };
  return (
    <button type="button" className="admin-skip" onClick={focusButton}>
      {t("Go to “Publish”")}
    </button>
  );
}
