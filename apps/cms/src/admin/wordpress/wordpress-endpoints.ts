import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import { isAdmin } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import type { ExportRefusal } from "../../wordpress-exports/export-folder.ts";
import { importRules } from "../../wordpress-exports/import-state.ts";
import { listRuns } from "../../wordpress-import/list-runs.ts";
import { planFiles } from "./make-plan.ts";
import { alone, exports, readStatus, startApply, startPlan, startUndo } from "./run-import.ts";

const path = "/wordpress-import";

const NewImport = z.object({
  from: z.string().max(500),
  files: z.array(z.object({ name: z.string().max(500), bytes: z.int().nonnegative() })),
});
const Part = z.object({
  id: z.uuid(),
  file: z.coerce.number().int().nonnegative(),
  offset: z.coerce.number().int().nonnegative(),
});
const Plan = z.object({ rules: importRules.optional() });
const Undo = z.object({ run: z.string().regex(/^[\w-]{1,40}$/) });

const refusals = {
  "no files": "Please choose export files of WordPress (.xml).",
  "too large": "These files are larger than 200 MB. Please use the command of the import.",
  "disk full": "The server does not have enough disk space for these files.",
  incomplete: "The upload is incomplete. Please choose the files again.",
} as const satisfies Record<ExportRefusal, Phrase>;

/** The page of the import from WordPress. Only administrators may do any of it. */
export const wordpressEndpoints = [
  defineEndpoint("get", path, isAdmin, async ({ payload }) =>
    Response.json({ ...(await readStatus()), runs: await listRuns(payload) }),
  ),
  defineEndpoint("post", path, isAdmin, async (req) => {
    const { data } = NewImport.safeParse(await readBody(req));
    if (!data) throw new RefusalError(refusals["no files"]);
    const created = await alone(() => exports.create(readAddress(data.from), data.files));
    if (typeof created === "string") throw new RefusalError(refusals[created]);
    return Response.json(created);
  }),
  defineEndpoint("post", `${path}/part`, isAdmin, storePart),
  defineEndpoint("post", `${path}/plan`, isAdmin, async (req) => {
    const { data } = Plan.safeParse(await readBody(req));
    if (!data) throw new RefusalError("These rules are invalid.");
    const status = await startPlan(req.payload, data.rules);
    await record(req, "planned an import from WordPress");
    return Response.json(status);
  }),
  defineEndpoint("post", `${path}/apply`, isAdmin, async (req) => {
    const status = await startApply(req.payload);
    await record(req, "applied an import from WordPress");
    return Response.json(status);
  }),
  defineEndpoint("post", `${path}/undo`, isAdmin, async (req) => {
    const { data } = Undo.safeParse(await readBody(req));
    const runs = await listRuns(req.payload);
    const { undoing } = await readStatus();
    if (!data || (undoing !== data.run && !runs.some(({ run }) => run === data.run)))
      throw new RefusalError("This import was undone already.");
    const status = await startUndo(req.payload, data.run);
    await record(req, "undid an import from WordPress", data.run);
    return Response.json(status);
  }),
  defineEndpoint("delete", path, isAdmin, async () => {
    await alone(exports.deleteAll);
    return Response.json({});
  }),
  defineEndpoint("get", `${path}/report.html`, isAdmin, () =>
    // `server/security-headers.ts` puts it into a sandbox.
    sendFile(planFiles.html, { "content-type": "text/html; charset=utf-8" }),
  ),
  defineEndpoint("get", `${path}/report.csv`, isAdmin, () =>
    sendFile(planFiles.csv, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="wordpress-plan.csv"',
    }),
  ),
];

/** `https://` may be left out. */
function readAddress(text: string): string {
  const typed = text.trim();
  const url = URL.parse(typed.includes("://") ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.hostname === "")
    throw new RefusalError("Please enter the address of the old website, such as {example}.", {
      example: "https://www.example.org",
    });
  return new URL("/", url).href;
}

async function storePart(req: PayloadRequest): Promise<Response> {
  const { data: part } = Part.safeParse(Object.fromEntries(req.searchParams));
  const bytes = Number(req.headers.get("content-length"));
  const state = await exports.readState();
  const isCurrent = state?.step === "uploading" && state.id === part?.id;
  if (!part || !isCurrent || !req.body) throw new RefusalError(refusals.incomplete);
  // The types of the web stream in Node and in the browser differ.
  const body = req.body as unknown as ReadableStream;
  const refusal = await exports.storePart(state, { ...part, bytes }, body);
  if (refusal) throw new RefusalError(refusals[refusal]);
  return Response.json({});
}

const record = (req: PayloadRequest, what: Phrase, run?: string) =>
  recordEvent(req, { what, list: "imported-items", ...(run && { record: run }) });

async function sendFile(name: string, headers: Record<string, string>): Promise<Response> {
  const { id, plan } = (await exports.readState()) ?? {};
  const file = id && plan ? exports.pathOf(id, name) : "";
  const info = file && (await stat(file).catch(() => undefined));
  if (!info) throw new RefusalError("Please make a plan first.", {}, 404);
  const body = Readable.toWeb(createReadStream(file)) as unknown as BodyInit;
  const length = { "content-length": String(info.size), "cache-control": "no-store" };
  return new Response(body, { headers: { ...length, ...headers } });
}
