import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { linkTree } from "./link-tree.ts";

// Only root can create files of another user.
const isRoot = process.geteuid?.() === 0;
const OWNER = 12_345;

/** A data folder of another user with a message and a file that belongs to this process. */
function makeFolder() {
  const root = mkdtempSync(join(tmpdir(), "manor-link-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const from = join(root, "site");
  mkdirSync(join(from, "outbox"), { recursive: true });
  writeFileSync(join(from, "outbox/key-1.json"), "a message");
  for (const path of ["", "outbox", "outbox/key-1.json"]) chownSync(join(from, path), OWNER, OWNER);
  writeFileSync(join(root, "secret"), "of the CMS");
  return { root, from, to: join(root, "copy") };
}

test.runIf(isRoot)("copies the files of another user, and no symbolic links", async () => {
  const { root, from, to } = makeFolder();
  symlinkSync(join(root, "secret"), join(from, "outbox/link.json"));
  await linkTree(from, to);
  expect(readFileSync(join(to, "outbox/key-1.json"), "utf8")).toBe("a message");
  expect(() => readFileSync(join(to, "outbox/link.json"))).toThrow(/ENOENT/);
});

test.runIf(isRoot)(
  "refuses a file that does not belong to the owner of the data folder",
  async () => {
    const { from, to } = makeFolder();
    writeFileSync(join(from, "outbox/foreign.json"), "of the CMS");
    await expect(linkTree(from, to)).rejects.toThrow(
      /foreign\.json does not belong to the owner of its data folder, so no backup was made/,
    );
  },
);
