import { execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { atEnd, CMS, eventually, ORIGIN, runCommand } from "./fixtures.ts";

const CGROUPS = "/sys/fs/cgroup/memory/cgroup.procs";
/** Whether this machine can boot another one in a container. */
export const canBoot =
  process.getuid?.() === 0 && existsSync("/usr/bin/systemd-nspawn") && existsSync(CGROUPS);

/** The tarball of a release: an existing one, or one made in this folder. */
export async function getRelease(folder: string): Promise<string> {
  const existing = process.env["RELEASE_UNDER_TEST"];
  if (existing) return existing;
  await runCommand("release", [folder], { HOME: folder });
  return join(folder, readdirSync(folder).find((file) => file.endsWith(".tar.gz")) ?? "");
}

/** Boots a fresh Debian with its own systemd, with the release unpacked in `/root`. */
export async function bootDebian(tarball: string) {
  const name = basename(tarball, ".tar.gz");
  const script = join(import.meta.dirname, "debian.sh");
  const root = mkdtempSync("/var/tmp/manor-machine-");
  execFileSync(script, ["make", root], { stdio: "ignore" });
  const boot = () => spawn(script, ["boot", root], { stdio: "ignore" });
  let machine = boot();
  atEnd(() => execFileSync(script, ["remove", root]));
  const run = async (text: string): Promise<string> => {
    const { pid } = machine;
    const leader = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    const args = ["--target", leader, "--all", "sh", "-c", text];
    return (await promisify(execFile)("nsenter", args, { maxBuffer: 1e8 })).stdout.trim();
  };
  const untilUp = () => eventually(() => run("systemctl is-system-running"));
  await untilUp();
  for (const end of ["", ".sha256"]) cpSync(tarball + end, join(root, `root/${name}.tar.gz${end}`));
  await run(`tar -xzf /root/${name}.tar.gz -C /root`);
  const status = (url: string) =>
    run(`curl -sk -o /dev/null -w '%{http_code}' --connect-to ::127.0.0.1: ${url} || true`);
  return {
    name,
    root,
    run,
    status,
    /** Installs the release. */
    install: (web: string) =>
      run(
        `sha256=$(cut -d ' ' -f 1 /root/${name}.tar.gz.sha256); /root/${name}/deploy/install --origin ${ORIGIN} --web ${web} --release /root/${name}.tar.gz --sha256 $sha256`,
      ),
    expectBothHealthy: () =>
      eventually(async () => {
        expect(await status(`${ORIGIN}/readyz`)).toBe("200");
        expect(await status(`https://${CMS}/admin/login`)).toBe("200");
      }),
    reboot: async () => {
      await run("systemctl --no-block poweroff");
      await eventually(() => expect(machine.exitCode).not.toBe(null));
      machine = boot();
      await untilUp();
    },
  };
}

export type Debian = Awaited<ReturnType<typeof bootDebian>>;

/** Fails unless each process has its user, and the website's user can read nothing of the CMS. */
export async function expectTwoUsers({ run }: Debian): Promise<void> {
  const userOf = (unit: string) =>
    run(`stat -c %U /proc/$(systemctl show --value -p MainPID ${unit})`);
  expect([await userOf("manor-website"), await userOf("manor-cms")]).toEqual([
    "manor-website",
    "manor-cms",
  ]);
  const cms = `/proc/${await run("systemctl show --value -p MainPID manor-cms")}`;
  const reading = "setpriv --reuid manor-website --regid manor-website --clear-groups";
  const files = [`${cms}/environ`, "/etc/manor/manor-cms.env", "/var/lib/manor/cms/secret"];
  for (const file of [...files, `${cms}/root/var/lib/manor/cms/secret`]) {
    await expect(run(`${reading} cat ${file}`), file).rejects.toThrow(/Permission denied/);
  }
  for (const folder of ["/var/lib/manor/cms", "/var/backups/manor"])
    await expect(run(`${reading} ls ${folder}`), folder).rejects.toThrow(/Permission denied/);
  await run(`${reading} ls /var/lib/manor/site/outbox /opt/manor/current/apps`);
  await expect(run(`${reading} touch /opt/manor/current/x`)).rejects.toThrow(/Permission denied/);
  const owners = (name: string, user: string) =>
    run(`find /var/lib/manor/${name} ! -user ${user} -print`);
  expect([await owners("cms", "manor-cms"), await owners("site", "manor-website")]).toEqual([
    "",
    "",
  ]);
}
