"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { toCsv } from "../export/to-csv.ts";
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

  const send = async (seen?: string) => {
    if (!file) return;
    setBusy(true);
    setOutcome(await post(file, { into: table.slug, isPublishing, seen }));
    setBusy(false);
  };
  const report = outcome && "report" in outcome ? outcome.report : undefined;
  const isReady = report?.rows.every(({ fate }) => fate !== "wrong") && !report.isSaved;

  return (
    <>
      <label className="desk-field">
        Into
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
      <label className="desk-field">
        File (XLSX or CSV)
        <input
          type="file"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
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
          onChange={({ target }) => {
            setPublishing(target.checked);
            setOutcome(undefined);
          }}
        />
        Publish at once (otherwise they become drafts)
      </label>
      <div className="desk-actions">
        <Button disabled={!file || isBusy} onClick={() => send()} buttonStyle="secondary">
          Look through
        </Button>
        <Button disabled={!isReady || isBusy} onClick={() => send(report?.seen)}>
          Import
        </Button>
      </div>
      <div role="status">
        {outcome && "refusal" in outcome && (
          <p className="desk-sentence--stop">{outcome.refusal}</p>
        )}
        {report && <ImportReport report={report} table={table} />}
      </div>
    </>
  );
}

const ColumnList = ({ table }: { table: Table }) => (
  <>
    <p className="desk-hint">
      The first row names the columns, in any order. Those with a star have to be there. A row that
      names a record which is already in the desk changes it; an empty cell changes nothing.
    </p>
    <p className="desk-hint">
      <a
        download={`${table.slug}.csv`}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(emptyTable(table))}`}
      >
        A table to fill in
      </a>{" "}
      has these columns.
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

/** Without a line as an example, which somebody would bring in with the rest. */
const emptyTable = ({ columns }: Table): string => toCsv([columns.map(({ title }) => title)]);

async function post(file: File, about: object): Promise<Outcome> {
  const body = new FormData();
  body.set("file", file);
  body.set("_payload", JSON.stringify(about));
  try {
    const response = await fetch("/cms-api/import", { method: "POST", body });
    const answer = await response.json();
    if (response.ok) return { report: answer };
    return { refusal: answer.errors?.[0]?.message ?? "The desk refused this file." };
  } catch {
    return { refusal: "The desk could not be reached. Nothing was imported; please try again." };
  }
}
