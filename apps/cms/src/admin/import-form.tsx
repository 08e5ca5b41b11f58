"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { FileInput } from "../admin/media-picker/file-input.tsx";
import { useTranslator } from "../i18n/use-translator.ts";
import type { ImportReport as Report } from "../import/import-table.ts";
import { ColumnList, type Table } from "./column-list.tsx";
import { ImportReport } from "./import-report.tsx";

type Outcome = { report: Report } | { refusal: string } | undefined;

export function ImportForm({ tables, first }: { tables: Table[]; first: string }) {
  const { t, translate } = useTranslator();
  const [slug, setSlug] = useState(first);
  const [file, setFile] = useState<File>();
  const [isPublishing, setPublishing] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const table = tables.find((each) => each.slug === slug) ?? tables[0];
  if (!table) return null;

  const send = async (seen?: string) => {
    if (!file) return;
    setBusy(true);
    setOutcome(await post(file, { into: table.slug, isPublishing, seen }));
    setBusy(false);
  };
  const report = outcome && "report" in outcome ? outcome.report : undefined;
  const isReady = report?.rows.every(({ status }) => status !== "wrong") && !report.isSaved;

  return (
    <>
      <label className="admin-field">
        {t("Import into")}
        <select
          value={table.slug}
          onChange={({ target }) => {
            setSlug(target.value);
            setOutcome(undefined);
          }}
        >
          {tables.map((each) => (
            <option key={each.slug} value={each.slug}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <ColumnList table={table} />
      <FileInput
        accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
        isMany={false}
        isDisabled={isBusy}
        label={t("Choose a file (XLSX or CSV)")}
        onChoose={([chosen]) => {
          setFile(chosen);
          setOutcome(undefined);
        }}
      >
        {file && <strong>{file.name}</strong>}
      </FileInput>
      <label className="admin-check">
        <input
          type="checkbox"
          checked={isPublishing}
          onChange={({ target }) => {
            setPublishing(target.checked);
            setOutcome(undefined);
          }}
        />
        {t("Publish immediately (otherwise saved as drafts)")}
      </label>
      <div className="admin-actions">
        <Button disabled={!file || isBusy} onClick={() => send()} buttonStyle="secondary">
          {t("Preview")}
        </Button>
        <Button disabled={!isReady || isBusy} onClick={() => send(report?.seen)}>
          {t("Import")}
        </Button>
      </div>
      <div role="status">
        {outcome && "refusal" in outcome && (
          <p className="admin-notice--stop">{translate(outcome.refusal)}</p>
        )}
        {report && <ImportReport report={report} table={table} />}
      </div>
    </>
  );
}

async function post(file: File, about: object): Promise<Outcome> {
  const body = new FormData();
  body.set("file", file);
  body.set("_payload", JSON.stringify(about));
  try {
    const response = await fetch("/cms-api/import", { method: "POST", body });
    const result = await response.json();
    if (response.ok) return { report: result };
    return { refusal: result.errors?.[0]?.message ?? "The server rejected this file." };
  } catch {
    return { refusal: "The server could not be reached. Nothing was imported; please try again." };
  }
}
