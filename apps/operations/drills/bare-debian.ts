import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../../scripts/run.ts";

const SUITE = "bookworm";

/** What `deploy/install` asks apt for, and what the drill asks with: the booted machine has no network. */
const FETCHED = ["libatomic1", "ca-certificates", "openssl", "nginx", "caddy"];

/**
 * The files of a fresh Debian with systemd, made once (some minutes) and kept in /var/tmp: copy them, and leave them as
 * they are. The packages that `deploy/install` wants lie in apt's cache, and are not installed.
 */
export async function bareDebian(): Promise<string> {
  const kept = `/var/tmp/manor-debian-${SUITE}`;
  if (existsSync(join(kept, "etc/.complete"))) return kept;
  const made = `${kept}.making`;
  rmSync(made, { recursive: true, force: true });
  await run("debootstrap", ["--include=systemd-sysv,dbus,curl", SUITE, made], quietly);
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...FETCHED]])
    await run("chroot", [made, "apt-get", "-qq", "--download-only", ...args], quietly);
  writeFileSync(join(made, "etc/.complete"), "");
  rmSync(kept, { recursive: true, force: true });
  renameSync(made, kept);
  return kept;
}

const quietly = { stdio: ["ignore", "ignore", "inherit"] as ("ignore" | "inherit")[] };
