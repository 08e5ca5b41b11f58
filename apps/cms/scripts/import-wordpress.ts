import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { getPayload, type Payload } from "payload";
import { sqliteFile } from "../server/backups/backups.ts";
import { isInUse } from "../server/backups/restore.ts";
import { ensureSecret, makePrivate } from "../server/data-folder.ts";
import { type CmsConfig, readConfig } from "../src/read-config.ts";

/**
 * The second half of `npm run import:wordpress`: `apply RECORDS URL [GB]` writes a file of records into the database of the
 * CMS, `undo RUN` moves them to the trash. The CMS must not run: it would not notice the changes.
 */
class ImportStoppedError extends Error {
  override readonly name = "ImportStoppedError";
}

const usualDataDir = fileURLToPath(new URL("../../../.data/cms", import.meta.url));

async function main([action, subject = "", from = "", maxGigabytes = ""]: string[]): Promise<void> {
  const config = readConfig(process.env, usualDataDir);
  const port = await holdPort(config);
  try {
    const payload = await openPayload(config);
    if (action === "apply") await apply(payload, subject, new URL(from), maxGigabytes);
    else if (action === "undo") await undo(payload, subject);
    else throw new ImportStoppedError("Use npm run import:wordpress.");
    await payload.destroy();
  } finally {
    port.close();
  }
}

/** Responds as a CMS that is starting, so that neither a CMS nor a second import starts meanwhile. */
async function holdPort({ address, port }: CmsConfig): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(503, { "content-type": "application/json", "retry-after": "30" });
    response.end(JSON.stringify({ status: "starting" }));
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(port, address, resolve);
  await promise.catch((error: NodeJS.ErrnoException) => {
    throw new ImportStoppedError(
      error.code === "EADDRINUSE"
        ? `A process is listening on port ${port}, so nothing was changed: stop the CMS first.`
        : `Port ${port} cannot be used (${error.code}), so nothing was changed.`,
    );
  });
  return server;
}

async function openPayload(config: CmsConfig): Promise<Payload> {
  const file = sqliteFile(config);
  if (file && !existsSync(file))
    throw new ImportStoppedError(
      `There is no database ${file} yet, so nothing was changed: start the CMS once, and stop it.`,
    );
  if (file && isInUse(file))
    throw new ImportStoppedError(
      "The database is in use, so nothing was changed: stop the CMS first.",
    );
  makePrivate(config.dataDir);
  // The modules of the CMS read the same settings from the environment when they are imported.
  Object.assign(process.env, {
    NODE_ENV: "production",
    TZ: "Asia/Kolkata",
    CMS_DATA_DIR: config.dataDir,
    PAYLOAD_SECRET: ensureSecret(config.dataDir, config.secret),
  });
  const { default: payloadConfig } = await import("../src/payload.config.ts");
  return getPayload({ config: payloadConfig });
}

async function apply(
  payload: Payload,
  file: string,
  from: URL,
  maxGigabytes: string,
): Promise<void> {
  const { applyImport } = await import("../src/wordpress-import/apply-import.ts");
  const now = new Date();
  const { run, counts, problems } = await applyImport(payload, {
    ...{ file, from, now, onProgress: createProgressBar() },
    ...(maxGigabytes !== "" && { maxBytes: Number(maxGigabytes) * 1024 ** 3 }),
  });
  for (const [text, count] of problems) console.warn(count > 1 ? `${count} ×: ${text}` : text);
  const { created, updated, unchanged, leftAlone, drafts, files, redirects } = counts;
  console.log(
    `Run ${run}: ${created} records created, ${updated} updated, ${unchanged} unchanged, ${leftAlone} edited or deleted in Manor and left as they are. ${drafts} of them are drafts. ${files} files stored, ${redirects} old addresses redirected.`,
  );
  console.log(
    "No imported picture is public until its album has a consent. Start the CMS, and review the albums.",
  );
  console.log(`To undo: npm run import:wordpress -- --undo ${run}`);
}

async function undo(payload: Payload, run: string): Promise<void> {
  const { undoImport } = await import("../src/wordpress-import/undo-import.ts");
  const undone = await undoImport(payload, run);
  if (!undone) throw new ImportStoppedError(`There is no run ${run}, so nothing was changed.`);
  for (const { list, record } of undone.edited)
    console.log(`Edited since the import, so it stays: /admin/collections/${list}/${record}`);
  console.log(
    `${undone.inTrash} records and files are in the trash. ${undone.edited.length} edited ones stay, with ${undone.filesInUse} of their files.`,
  );
}

/** On a terminal one line that fills; in a log a line for each tenth. */
function createProgressBar() {
  let last = "";
  return (what: string, done: number, all: number): void => {
    const tenths = Math.floor((done / all) * 10);
    const bar = `[${"#".repeat(tenths)}${"-".repeat(10 - tenths)}] ${what}`;
    if (process.stdout.isTTY)
      process.stdout.write(`\r${bar} ${done} of ${all}${done === all ? "\n" : ""}`);
    else if (bar !== last) console.log(`${bar} ${done} of ${all}`);
    last = bar;
  };
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  const isKnown = error instanceof Error && error.name !== "Error" && error.name !== "TypeError";
  console.error(isKnown ? error.message : error);
  process.exit(1);
}
