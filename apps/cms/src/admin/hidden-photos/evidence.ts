import { createHash } from "node:crypto";
import { Zip, ZipPassThrough } from "fflate";
import type { Payload } from "payload";
import { findAll } from "../../database/find-records.ts";
import { openFile } from "../../media/storage.ts";
import { toCsv } from "../export/to-csv.ts";

type Entry = { name: string; body: AsyncIterable<Uint8Array> };

/** A ZIP archive for the police: every stored photograph, also from the trash, unchanged. At most 4 GB. */
export async function* createEvidence(payload: Payload): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, body } of listEntries(payload)) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    for await (const part of body) {
      file.push(part);
      yield* chunks.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* chunks.splice(0);
}

async function* listEntries(payload: Payload): AsyncGenerator<Entry> {
  const pictures = await findAll(payload, "media", { trash: true, sort: "id" });
  const files = [["File", "SHA-256", "Title", "Uploaded", "In the trash since"]];
  for (const { filename, title, createdAt, deletedAt } of pictures) {
    const file = filename && (await openFile(payload, "media", filename));
    if (!file) continue;
    const digest = createHash("sha256");
    yield { name: `photographs/${filename}`, body: hashing(file.body, digest) };
    files.push([filename, digest.digest("hex"), title ?? "", createdAt, deletedAt ?? ""]);
  }
  yield { name: "files.csv", body: toBody(toCsv(files)) };
  const log = await findAll(payload, "audit-log", { sort: "at" });
  const events = log.map(({ at, account, what, list, record, from }) => [
    ...[at, account, what, list, record ?? "", from],
  ]);
  const head = ["When", "Who", "What", "List", "Record", "IP address"];
  yield { name: "activity-log.csv", body: toBody(toCsv([head, ...events])) };
}

async function* hashing(body: AsyncIterable<Uint8Array>, digest: ReturnType<typeof createHash>) {
  for await (const part of body) {
    digest.update(part);
    yield part;
  }
}

async function* toBody(text: string) {
  yield new TextEncoder().encode(text);
}
