import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readOperations } from "../settings.ts";
import { placeBelow } from "./place.ts";
import { checkReleaseFile } from "./release-file.ts";

const system = `${process.platform}-${process.arch}`;
const maker = generateKeyPairSync("ed25519");
const stranger = generateKeyPairSync("ed25519");

/** An installed release, with or without a key, and the tarball of the next one. */
function installed({ hasKey }: { hasKey: boolean }) {
  const root = mkdtempSync(join(tmpdir(), "manor-signed-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const place = placeBelow({ root, patienceMs: 1 }, readOperations({}));
  const release = join(place.releases, `manor-1.0.0-${system}`);
  mkdirSync(join(release, "deploy"), { recursive: true });
  symlinkSync(`releases/manor-1.0.0-${system}`, place.current);
  const key = maker.publicKey.export({ type: "spki", format: "pem" });
  if (hasKey) writeFileSync(join(release, "deploy/release-key.pem"), key);
  const file = join(root, `manor-2.0.0-${system}.tar.gz`);
  writeFileSync(file, "the next release");
  const digest = createHash("sha256").update("the next release").digest("hex");
  const checksum = `${digest}  manor-2.0.0-${system}.tar.gz\n`;
  writeFileSync(`${file}.sha256`, checksum);
  const signWith = (pair: typeof maker) =>
    writeFileSync(`${file}.sha256.sig`, sign(null, Buffer.from(checksum), pair.privateKey));
  return { check: () => checkReleaseFile(place, file), signWith };
}

test("takes an unsigned release where the installed one has no key", async () => {
  await installed({ hasKey: false }).check();
});

test("takes a release only with the maker's signature where the installed one has a key", async () => {
  const { check, signWith } = installed({ hasKey: true });
  await expect(check()).rejects.toThrow(/sha256\.sig is missing or not of the maker/);
  signWith(stranger);
  await expect(check()).rejects.toThrow(/sha256\.sig is missing or not of the maker/);
  signWith(maker);
  await check();
});
