import { verify } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import { checksumOf } from "../release/stage-release.ts";
import { NotUpgradedError, type Place, releaseAt } from "./place.ts";

const NAME = /^manor-(\d+\.\d+\.\d+)-([a-z0-9]+-[a-z0-9]+)\.tar\.gz$/;
/** A release has some four times the size of its tarball, and needs a backup in addition. */
const ROOM = 6;

export const nameOf = (file: string): string => basename(file, ".tar.gz");

/** Looks at a tarball and at the place before anything is done. Throws NotUpgradedError. */
export async function checkReleaseFile(place: Place, file: string): Promise<void> {
  const [, version, system] = NAME.exec(basename(file)) ?? [];
  if (!version) throw new NotUpgradedError(`${file} is not called manor-VERSION-SYSTEM.tar.gz.`);
  const here = `${process.platform}-${process.arch}`;
  if (system !== here)
    throw new NotUpgradedError(`${file} is for ${system}, but this machine is ${here}.`);
  if (!existsSync(file)) throw new NotUpgradedError(`There is no ${file}.`);
  await refuseChanged(file);
  await refuseUnsigned(place, file);
  await refuseOlder(place, version);
  const { bavail, bsize } = await statfs(place.releases);
  const { size } = await stat(file);
  if (bavail * bsize < size * ROOM)
    throw new NotUpgradedError(
      `The disk of ${place.releases} has too little room: ${Math.ceil((size * ROOM) / 1e6)} MB are needed. Delete old backups or ….former-… folders.`,
    );
}

async function refuseChanged(file: string): Promise<void> {
  const beside = `${file}.sha256`;
  if (!existsSync(beside))
    throw new NotUpgradedError(
      `There is no ${basename(beside)} beside it, so nobody can say whether ${file} is whole: fetch it, too.`,
    );
  const [expected] = (await readFile(beside, "utf8")).split(" ");
  if ((await checksumOf(file)) !== expected)
    throw new NotUpgradedError(`${file} is not what its checksum says: fetch it again.`);
}

/** Where the installed release holds a public key, the checksum of the next one must be signed with it (Ed25519). */
async function refuseUnsigned({ current }: Place, file: string): Promise<void> {
  const key = join(current, "deploy/release-key.pem");
  if (!existsSync(key)) return;
  const signature = await readFile(`${file}.sha256.sig`).catch(() => Buffer.alloc(0));
  if (!verify(null, await readFile(`${file}.sha256`), await readFile(key), signature))
    throw new NotUpgradedError(
      `${basename(file)}.sha256.sig is missing or not of the maker of the installed release, so nothing was changed.`,
    );
}

async function refuseOlder({ current }: Place, version: string): Promise<void> {
  const present = await releaseAt(current);
  if (!present)
    throw new NotUpgradedError(`No release is installed at ${current}: sudo deploy/install first.`);
  const [, installed = "0.0.0"] = NAME.exec(`${present}.tar.gz`) ?? [];
  if (installed.localeCompare(version, "en", { numeric: true }) > 0)
    throw new NotUpgradedError(
      `${present} is newer than ${version}. To go back to the release before it: manor rollback.`,
    );
}
