import { Forbidden, NotFound, type PayloadRequest } from "payload";
import { isAdmin, mayPublish } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { findAll } from "../../database/find-records.ts";
import { formatDateTime } from "../../fields/dates.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { today } from "../../today.ts";
import { toCsv } from "./to-csv.ts";

type Row = Record<string, unknown>;
type Export = {
  mayExport: typeof isAdmin;
  sort: string;
  columns: Record<string, (row: Row) => string>;
};

const text = (field: string) => (row: Row) => String(row[field] ?? "");
const dateTime = (field: string) => (row: Row) =>
  row[field] ? formatDateTime(String(row[field])) : "";

const exports = {
  "contact-messages": {
    mayExport: mayPublish,
    sort: "-receivedAt",
    columns: {
      Received: dateTime("receivedAt"),
      Name: text("name"),
      "E-mail": text("email"),
      Message: text("message"),
    },
  },
  enquiries: {
    mayExport: mayPublish,
    sort: "-receivedAt",
    columns: {
      Received: dateTime("receivedAt"),
      Reference: text("reference"),
      State: text("state"),
      "Answer by": ({ answerBy }) => String(answerBy ?? "").slice(0, 10),
      Class: text("class"),
      "School year": text("schoolYear"),
      Boarding: text("boarding"),
      Name: text("name"),
      "E-mail or telephone": text("contact"),
      Language: text("language"),
      Question: text("question"),
      "Answered by": text("answeredBy"),
      "Answered at": dateTime("answeredAt"),
      Note: text("note"),
    },
  },
  "visit-bookings": {
    mayExport: mayPublish,
    sort: "-receivedAt",
    columns: {
      Received: dateTime("receivedAt"),
      Reference: text("reference"),
      State: text("state"),
      "Visit time": text("time"),
      People: text("people"),
      Class: text("class"),
      Name: text("name"),
      "E-mail": text("email"),
      Language: text("language"),
      Came: ({ came }) => (came ? "yes" : ""),
    },
  },
  "audit-log": {
    mayExport: isAdmin,
    sort: "-at",
    columns: {
      When: dateTime("at"),
      Who: text("account"),
      What: ({ what, number }) =>
        createTranslator("en")(what as Phrase, { number: Number(number) }),
      List: text("list"),
      Record: text("record"),
      "IP address": text("from"),
    },
  },
} satisfies Record<string, Export>;

export const exportEndpoint = defineEndpoint(
  "get",
  "/export/:collection",
  mayPublish,
  async (req) => {
    const collection = String(req.routeParams?.collection);
    if (!isExported(collection)) throw new NotFound(req.t);
    const { mayExport, columns } = exports[collection];
    if (!mayExport({ req })) throw new Forbidden(req.t);
    const rows = await readRows(req, collection);
    await recordEvent(req, {
      what: "exported {number} rows",
      number: rows.length,
      list: collection,
    });
    const table = [
      Object.keys(columns),
      ...rows.map((row) => Object.values(columns).map((cell) => cell(row))),
    ];
    return new Response(toCsv(table), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${collection}-${today()}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
);

const isExported = (slug: string): slug is keyof typeof exports => Object.hasOwn(exports, slug);

async function readRows(req: PayloadRequest, collection: keyof typeof exports): Promise<Row[]> {
  const { sort } = exports[collection];
  const rows = await findAll(req.payload, collection, { sort, overrideAccess: false, req });
  return rows as unknown as Row[];
}
