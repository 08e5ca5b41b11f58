import { verify } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import { hashFile } from "../release/assemble-release.ts";
import { type Installation, releaseAt, UpgradeError } from "./installation.ts";

const NAME = /^manor-(\d+\.\d+\.\d+)-([a-z0-9]+-[a-z0-9]+)\.tar\.gz$/;
/** An unpacked release is about four times its tarball; the backup needs space, too. */
const DISK_SPACE_FACTOR = 6;

export const toReleaseName = (file: string): string => basename(file, ".tar.gz");

/** Checks a tarball and the installation before anything is changed. Throws UpgradeError. */
export async function checkReleaseFile(installation: Installation, file: string): Promise<void> {
  const [, version, system] = NAME.exec(basename(file)) ?? [];
  if (!version) throw new UpgradeError(`${file} is not named manor-VERSION-SYSTEM.tar.gz.`);
  const here = `${process.platform}-${process.arch}`;
  if (system !== here)
    throw new UpgradeError(`${file} is for ${system}, but this machine is ${here}.`);
  if (!existsSync(file)) throw new UpgradeError(`There is no ${file}.`);
  await refuseChanged(file);
  await refuseUnsigned(installation, file);
  await refuseOlder(installation, version);
  const { bavail, bsize } = await statfs(installation.releases);
  const { size } = await stat(file);
  const needed = size * DISK_SPACE_FACTOR;
  if (bavail * bsize < needed)
    throw new UpgradeError(
      `The disk of ${installation.releases} has too little space: the upgrade needs ${Math.ceil(needed / 1e6)} MB. Delete old backups or ….former-… folders.`,
    );
}

async function refuseChanged(file: string): Promise<void> {
  const checksumFile = `${file}.sha256`;
  if (!existsSync(checksumFile))
    throw new UpgradeError(
      `${basename(checksumFile)} is missing, so ${file} cannot be checked: download it into the same folder.`,
    );
  const [expected] = (await readFile(checksumFile, "utf8")).split(" ");
  if ((await hashFile(file)) !== expected)
    throw new UpgradeError(`${file} does not match its checksum: download it again.`);
}

/** When the installed release has a public key, the checksum of the next one must be signed with it (Ed25519). */
async function refuseUnsigned({ current }: Installation, file: string): Promise<void> {
  const key = join(current, "deploy/release-key.pem");
  if (!existsSync(key)) return;
  const signature = await readFile(`${file}.sha256.sig`).catch(() => Buffer.alloc(0));
  if (!verify(null, await readFile(`${file}.sha256`), await readFile(key), signature))
    throw new UpgradeError(
      `${basename(file)}.sha256.sig is missing or not signed by the maker of the installed release, so nothing was changed.`,
    );
}

async function refuseOlder({ current }: Installation, version: string): Promise<void> {
  const installed = await releaseAt(current);
  if (!installed)
    throw new UpgradeError(`No release is installed at ${current}: run sudo deploy/install first.`);
  const [, installedVersion = "0.0.0"] = NAME.exec(`${installed}.tar.gz`) ?? [];
  if (installedVersion.localeCompare(version, "en", { numeric: true }) > 0)
    throw new UpgradeError(
      `${installed} is newer than ${version}. To go back to the previous release: manor rollback.`,
    );
}
