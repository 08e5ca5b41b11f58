import { createHash, generateKeyPairSync, sign } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
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
  const check = (path = file) => checkReleaseFile(place, path);
  return { check, file, place, signWith };
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

test("refuses a release that is changed, older, for another machine or of another name", async () => {
  const { check, file, place } = installed({ hasKey: false });
  const at = (name: string) => check(join(file, "..", name));
  await expect(at(`manor-9.0.0-plan9-${process.arch}.tar.gz`)).rejects.toThrow(/is for plan9-/);
  await expect(at("release.tar.gz")).rejects.toThrow(/is not called manor-VERSION-SYSTEM/);
  rmSync(place.current);
  symlinkSync(`releases/manor-2.1.0-${system}`, place.current);
  await expect(check()).rejects.toThrow(/is newer than 2\.0\.0.*manor rollback/);
  appendFileSync(file, "one byte more");
  await expect(check()).rejects.toThrow(/is not what its checksum says/);
});
