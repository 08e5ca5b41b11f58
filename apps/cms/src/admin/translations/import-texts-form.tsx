"use client";

import { useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { type Outcome, useRequest } from "../../ui/use-request.ts";
import { FileInput } from "../media-picker/uploads.tsx";
import type { TextsReport } from "./import-texts.ts";

/** Imports an exported table, with translations, as drafts. */
export function ImportTexts({ language }: { language: string }) {
  const { t } = useTranslator();
  const request = useRequest();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<TextsReport>>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const body = new FormData();
    body.set("file", file);
    body.set("_payload", "{}");
    setOutcome(await request<TextsReport>("POST", `/translation-table/${language}`, body));
    setBusy(false);
  };
  const { result, refusal } = outcome ?? {};
  return (
    <details>
      <summary>{t("Import translated texts")}</summary>
      <FileInput
        accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
        isMany={false}
        isDisabled={isBusy}
        label={t("Choose a file (XLSX or CSV)")}
        onChoose={([file]) => void send(file)}
      >
        {t("The texts are saved as drafts.")}
      </FileInput>
      <div role="status">
        {refusal && <p className="admin-report admin-report--stop">{refusal}</p>}
        {result && (
          <div className="admin-report">
            <p>
              {t("Saved {texts} texts of {translations} translations as drafts.", {
                texts: result.texts,
                translations: result.translations,
              })}
            </p>
            {result.skipped.length > 0 && (
              <ul>
                {result.skipped.map(({ row, reason }) => (
                  <li key={row}>{t("Row {row}: {problem}", { row, problem: reason })}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </details>
  );
}
