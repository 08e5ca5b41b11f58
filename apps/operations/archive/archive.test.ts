import { randomBytes } from "node:crypto";
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { DamagedArchiveError, LockedArchiveError, Manifest } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "manor-archive-"));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const format = {
  schema: Manifest.extend({ made: z.string() }),
  allowedPaths: /^(host|site)\/.+$/,
};
const file = () => join(root, "backup.tar.gz");
const texts = new Map([
  // Random bytes: a change in a run of equal bytes could decompress to the same content.
  ["host/media/one.jpg", randomBytes(150_000).toString("hex")],
  ["host/secret", "a secret value"],
  ["site/outbox/1.json", ""],
]);

async function write(passphrase?: string): Promise<void> {
  async function* sources() {
    for (const [path, text] of texts) {
      const from = join(root, "from", path);
      mkdirSync(join(from, ".."), { recursive: true });
      writeFileSync(from, text);
      yield { path, from };
    }
  }
  const about = { madeAt: "2026-11-20T04:30:00.000Z", version: "1", made: "here" };
  await writeArchive(file(), { format, about, sources: sources(), passphrase });
}

const read = (passphrase?: string) =>
  readArchive(file(), {
    format,
    passphrase,
    targetFor: (path) => join(root, "to", path),
  });

test.each([undefined, "a long passphrase"])(
  "an archive returns the same bytes (passphrase: %s)",
  async (passphrase) => {
    await write(passphrase);
    const { entries } = await read(passphrase);
    expect(entries.map(({ path }) => path)).toEqual([...texts.keys()]);
    for (const [path, text] of texts)
      expect(readFileSync(join(root, "to", path), "utf8")).toBe(text);
  },
);

test("an encrypted archive hides its content and opens only with its passphrase", async () => {
  await write("a long passphrase");
  const stored = readFileSync(file(), "latin1");
  expect(stored).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  for (const shown of ["secret", "media", "manifest"]) expect(stored).not.toContain(shown);
  await expect(read()).rejects.toThrow(LockedArchiveError);
  await expect(read("another passphrase")).rejects.toThrow(/this passphrase does not open it/);
});

test.each([
  [undefined, 0.04],
  ["a long passphrase", 0.5],
])(
  "refuses an archive that was truncated or changed anywhere (passphrase: %s)",
  async (passphrase, step) => {
    await write(passphrase);
    const intact = readFileSync(file());
    for (let share = 0; share < 1; share += step) {
      const at = Math.floor(intact.length * share);
      const changed = Buffer.from(intact);
      // Bytes of the gzip header (time and system) may change without effect.
      changed[Math.max(at, passphrase ? 0 : 12)] =
        (changed[Math.max(at, passphrase ? 0 : 12)] ?? 0) ^ 0x10;
      for (const bytes of [changed, intact.subarray(0, at)]) {
        writeFileSync(file(), bytes);
        rmSync(join(root, "to"), { recursive: true, force: true });
        const refused = await read(passphrase).catch((error: unknown) => error);
        const isRefused =
          refused instanceof DamagedArchiveError || refused instanceof LockedArchiveError;
        expect(isRefused, `changed or truncated at ${at}: ${refused}`).toBe(true);
      }
    }
  },
);

test.each([
  ["../outside", "file"],
  ["host/../../outside", "file"],
  ["/etc/outside", "file"],
  ["elsewhere/outside", "file"],
  ["host/link", "symlink"],
] as const)("refuses an entry %s (%s) and writes nothing", async (name, type) => {
  const tar = pack();
  if (type === "file") tar.entry({ name, type }, "bad");
  else tar.entry({ name, type, linkname: "/etc/passwd" }).end(undefined);
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(file()));
  await expect(read()).rejects.toThrow(/a path that is not allowed/);
  expect(() => readFileSync(join(root, "outside"))).toThrow();
});
