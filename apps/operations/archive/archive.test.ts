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

const kind = { list: Manifest.extend({ made: z.string() }), places: /^(host|site)\/.+$/ };
const file = () => join(root, "backup.tar.gz");
const texts = new Map([
  // Bytes that do not repeat: a run of equal ones could be changed in the archive and come out the same.
  ["host/media/one.jpg", randomBytes(150_000).toString("hex")],
  ["host/secret", "a secret that nobody knows"],
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
  await writeArchive(file(), { kind, about, sources: sources(), passphrase });
}

const read = (passphrase?: string) =>
  readArchive(file(), {
    kind,
    passphrase,
    placeOf: (path) => join(root, "to", path),
  });

test.each([undefined, "twelve letters or more"])(
  "what goes in comes out, byte by byte (passphrase: %s)",
  async (passphrase) => {
    await write(passphrase);
    const { entries } = await read(passphrase);
    expect(entries.map(({ path }) => path)).toEqual([...texts.keys()]);
    for (const [path, text] of texts)
      expect(readFileSync(join(root, "to", path), "utf8")).toBe(text);
  },
);

test("an encrypted archive shows nothing of what is in it, and opens with its passphrase alone", async () => {
  await write("twelve letters or more");
  const stored = readFileSync(file(), "latin1");
  expect(stored).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  for (const shown of ["secret", "media", "manifest"]) expect(stored).not.toContain(shown);
  await expect(read()).rejects.toThrow(LockedArchiveError);
  await expect(read("another passphrase")).rejects.toThrow(/this passphrase does not open it/);
});

test.each([
  [undefined, 0.04],
  ["twelve letters or more", 0.3],
])(
  "an archive that was cut or changed anywhere is refused (passphrase: %s)",
  async (passphrase, step) => {
    await write(passphrase);
    const sound = readFileSync(file());
    for (let share = 0; share < 1; share += step) {
      const at = Math.floor(sound.length * share);
      const changed = Buffer.from(sound);
      // The gzip header has fields without a meaning: time and system.
      changed[Math.max(at, passphrase ? 0 : 12)] =
        (changed[Math.max(at, passphrase ? 0 : 12)] ?? 0) ^ 0x10;
      for (const bytes of [changed, sound.subarray(0, at)]) {
        writeFileSync(file(), bytes);
        rmSync(join(root, "to"), { recursive: true, force: true });
        const refused = await read(passphrase).catch((error: unknown) => error);
        const isRefused =
          refused instanceof DamagedArchiveError || refused instanceof LockedArchiveError;
        expect(isRefused, `changed or cut at ${at}: ${refused}`).toBe(true);
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
] as const)("an entry %s (%s) is refused, and nothing is written", async (name, type) => {
  const tar = pack();
  if (type === "file") tar.entry({ name, type }, "bad");
  else tar.entry({ name, type, linkname: "/etc/passwd" }).end(undefined);
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(file()));
  await expect(read()).rejects.toThrow(/leads out of its place/);
  expect(() => readFileSync(join(root, "outside"))).toThrow();
});
