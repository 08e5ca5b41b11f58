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
import { readOperationsSettings } from "../settings.ts";
import { installationAt } from "./installation.ts";
import { checkReleaseFile } from "./release-file.ts";

const system = `${process.platform}-${process.arch}`;
const maker = generateKeyPairSync("ed25519");
const otherMaker = generateKeyPairSync("ed25519");

/** Sets up an installed release, with or without a key, and the tarball of the next one. */
function setUp({ hasKey }: { hasKey: boolean }) {
  const root = mkdtempSync(join(tmpdir(), "manor-signed-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const installation = installationAt({ root, timeoutMs: 1 }, readOperationsSettings({}));
  const release = join(installation.releases, `manor-1.0.0-${system}`);
  mkdirSync(join(release, "deploy"), { recursive: true });
  symlinkSync(`releases/manor-1.0.0-${system}`, installation.current);
  const key = maker.publicKey.export({ type: "spki", format: "pem" });
  if (hasKey) writeFileSync(join(release, "deploy/release-key.pem"), key);
  const file = join(root, `manor-2.0.0-${system}.tar.gz`);
  writeFileSync(file, "the next release");
  const digest = createHash("sha256").update("the next release").digest("hex");
  const checksum = `${digest}  manor-2.0.0-${system}.tar.gz\n`;
  writeFileSync(`${file}.sha256`, checksum);
  const signWith = (pair: typeof maker) =>
    writeFileSync(`${file}.sha256.sig`, sign(null, Buffer.from(checksum), pair.privateKey));
  const check = (path = file) => checkReleaseFile(installation, path);
  return { check, file, installation, signWith };
}

test("accepts an unsigned release when the installed one has no key", async () => {
  await setUp({ hasKey: false }).check();
});

test("requires the maker's signature when the installed release has a key", async () => {
  const { check, signWith } = setUp({ hasKey: true });
  await expect(check()).rejects.toThrow(/sha256\.sig is missing or not signed by the maker/);
  signWith(otherMaker);
  await expect(check()).rejects.toThrow(/sha256\.sig is missing or not signed by the maker/);
  signWith(maker);
  await check();
});

test("refuses a release that is changed, older, for another system or wrongly named", async () => {
  const { check, file, installation } = setUp({ hasKey: false });
  const at = (name: string) => check(join(file, "..", name));
  await expect(at(`manor-9.0.0-plan9-${process.arch}.tar.gz`)).rejects.toThrow(/is for plan9-/);
  await expect(at("release.tar.gz")).rejects.toThrow(/is not named manor-VERSION-SYSTEM/);
  rmSync(installation.current);
  symlinkSync(`releases/manor-2.1.0-${system}`, installation.current);
  await expect(check()).rejects.toThrow(/is newer than 2\.0\.0.*manor rollback/);
  appendFileSync(file, "one byte more");
  await expect(check()).rejects.toThrow(/does not match its checksum/);
});
