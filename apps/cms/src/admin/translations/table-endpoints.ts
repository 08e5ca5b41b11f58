import { knownLanguages, type Language } from "@manor/content-api/languages";
import { addDataAndFileToRequest, NotFound, type PayloadRequest } from "payload";
import { isSignedIn } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { inOneTransaction } from "../../database/in-one-transaction.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { today } from "../../today.ts";
import { listStates, type SourceState } from "../../translations/list-states.ts";
import { isTranslatableGlobal } from "../../translations/translatable.ts";
import { toCsv } from "../export/to-csv.ts";
import { readTable } from "../import/read-table.ts";
import { maxRows } from "../import/table-limits.ts";
import { importTexts } from "./import-texts.ts";
import { columnTitles, toRows } from "./text-table.ts";

/** The texts of one source, of one kind of source, or of all settings pages, as a table. */
const exportEndpoint = defineEndpoint(
  "get",
  "/translation-table/:language",
  isSignedIn,
  async (req) => {
    const language = requireLanguage(req, req.routeParams?.language);
    const { of, kind } = req.query;
    const states = await listStates(req.payload, language.code);
    const chosen = states.filter((state) => isChosen(state, of, kind));
    const rows: string[][] = [];
    for (const state of chosen) {
      const more = await toRows(req, state, language);
      // A larger table could not be imported.
      if (rows.length + more.length > maxRows) break;
      rows.push(...more);
    }
    await recordEvent(req, {
      what: "exported {number} rows",
      number: rows.length,
      list: "translations",
    });
    return new Response(toCsv([columnTitles(language), ...rows]), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="translations-${language.code}-${today()}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
);

function isChosen({ of, source }: SourceState, key: unknown, kind: unknown): boolean {
  if (key) return of === key;
  if (kind === "settings") return isTranslatableGlobal(source.slug);
  return !kind || source.slug === kind;
}

/** Saves the translations of a table as drafts: all, or none. */
const importEndpoint = defineEndpoint(
  "post",
  "/translation-table/:language",
  isSignedIn,
  async (req) => {
    const language = requireLanguage(req, req.routeParams?.language);
    await addDataAndFileToRequest(req);
    const { file } = req;
    if (!file) throw new RefusalError("Please choose a list and a file.");
    const table = await readTable(file.data);
    const report = await inOneTransaction(req, () => importTexts(req, language, table));
    await recordEvent(req, {
      what: "imported {number} rows",
      number: report.texts,
      list: "translations",
    });
    return Response.json(report);
  },
);

function requireLanguage(req: PayloadRequest, asked: unknown): Language {
  const language = knownLanguages.find(({ code }) => code === asked);
  if (!language) throw new NotFound(req.t);
  return language;
}

export const translationTableEndpoints = [exportEndpoint, importEndpoint];
