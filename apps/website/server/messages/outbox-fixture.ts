// For the tests of this folder: an outbox in a temporary folder.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOutbox, type Outbox, type OutboxOptions } from "./outbox.ts";

const folders: string[] = [];

export function makeOutbox(options?: OutboxOptions): { outbox: Outbox; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), "manor-outbox-"));
  folders.push(folder);
  return { outbox: createOutbox(folder, options), folder };
}

export function removeOutboxes(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
