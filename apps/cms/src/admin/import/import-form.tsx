"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { type Outcome, useRequest } from "../../ui/use-request.ts";
import { FileInput } from "../media-picker/uploads.tsx";
import { ColumnList, type Table } from "./column-list.tsx";
import { ImportReport } from "./import-report.tsx";
import type { ImportReport as Report } from "./import-table.ts";

export function ImportForm({ tables, first }: { tables: Table[]; first: string }) {
  const { t } = useTranslator();
  const request = useRequest();
  const [slug, setSlug] = useState(first);
  const [file, setFile] = useState<File>();
  const [isPublishing, setPublishing] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<Report>>();
  const table = tables.find((each) => each.slug === slug) ?? tables[0];
  if (!table) return null;

  const send = async (seen?: string) => {
    if (!file) return;
    setBusy(true);
    const body = new FormData();
    body.set("file", file);
    body.set("_payload", JSON.stringify({ into: table.slug, isPublishing, seen }));
    setOutcome(await request<Report>("POST", "/import", body));
    setBusy(false);
  };
  const report = outcome?.result;
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
        {outcome?.refusal && <p className="admin-notice--stop">{outcome.refusal}</p>}
        {report && <ImportReport report={report} table={table} />}
      </div>
    </>
  );
}
