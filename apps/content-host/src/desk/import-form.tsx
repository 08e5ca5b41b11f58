"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { ImportReport as Report } from "../import/import-table.ts";
import { ImportReport } from "./import-report.tsx";

export type Table = {
  slug: string;
  title: string;
  columns: { title: string; example: string; isRequired: boolean }[];
};

type Outcome = { report: Report } | { refusal: string } | undefined;

/** Choose the list and the file; look through; import. */
export function ImportForm({ tables, first }: { tables: Table[]; first: string }) {
  const [slug, setSlug] = useState(first);
  const [file, setFile] = useState<File>();
  const [isPublishing, setPublishing] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const table = tables.find((each) => each.slug === slug) ?? tables[0];
  if (!table) return null;

  const send = async (isSaving: boolean) => {
    if (!file) return;
    setBusy(true);
    setOutcome(
      await post({ into: table.slug, file: await readTable(file), isSaving, isPublishing }),
    );
    setBusy(false);
  };
  const isChecked = outcome && "report" in outcome && outcome.report.problems.length === 0;
  const isSaved = outcome && "report" in outcome && outcome.report.isSaved;

  return (
    <>
      <label className="desk-field">
        Into
        <select value={table.slug} onChange={({ target }) => setSlug(target.value)}>
          {tables.map((each) => (
            <option key={each.slug} value={each.slug}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <ColumnList table={table} />
      <label className="desk-field">
        File (CSV)
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            setOutcome(undefined);
          }}
        />
      </label>
      <label className="desk-check">
        <input
          type="checkbox"
          checked={isPublishing}
          onChange={({ target }) => setPublishing(target.checked)}
        />
        Publish at once (otherwise they become drafts)
      </label>
      <div className="desk-actions">
        <Button disabled={!file || isBusy} onClick={() => send(false)} buttonStyle="secondary">
          Look through
        </Button>
        <Button disabled={!isChecked || isSaved || isBusy} onClick={() => send(true)}>
          Import
        </Button>
      </div>
      <div role="status">
        {outcome && "refusal" in outcome && (
          <p className="desk-sentence--stop">{outcome.refusal}</p>
        )}
        {outcome && "report" in outcome && <ImportReport report={outcome.report} table={table} />}
      </div>
    </>
  );
}

const ColumnList = ({ table }: { table: Table }) => (
  <>
    <p className="desk-hint">
      The first row names the columns, in any order. Those with a star have to be there. A row that
      names a record which is already in the desk changes it.
    </p>
    <table className="desk-columns">
      <tbody>
        <tr>
          {table.columns.map(({ title, isRequired }) => (
            <th key={title} scope="col">
              {title}
              {isRequired && " *"}
            </th>
          ))}
        </tr>
        <tr>
          {table.columns.map(({ title, example }) => (
            <td key={title}>{example}</td>
          ))}
        </tr>
      </tbody>
    </table>
  </>
);

/** Spreadsheets save either in UTF-8 or in the code page of the machine. */
async function readTable(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function post(body: object): Promise<Outcome> {
  try {
    const response = await fetch("/cms-api/import", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return { report: answer };
    return { refusal: answer.errors?.[0]?.message ?? "The desk refused this file." };
  } catch {
    return { refusal: "The desk could not be reached. Nothing was imported; please try again." };
  }
}
