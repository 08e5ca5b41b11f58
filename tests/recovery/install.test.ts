import { execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { atEnd, CMS, eventually, newFolder, ORIGIN, runCommand } from "./fixtures.ts";

const folder = newFolder("install");
const CGROUPS = "/sys/fs/cgroup/memory/cgroup.procs";
const canBoot =
  process.getuid?.() === 0 && existsSync("/usr/bin/systemd-nspawn") && existsSync(CGROUPS);

test.runIf(canBoot)(
  "one command installs a release on a fresh Debian; systemd limits, restarts and backs it up",
  async () => {
    // Uses an existing release, or makes one.
    let tarball = process.env["RELEASE_UNDER_TEST"] ?? "";
    if (!tarball) {
      await runCommand("release", [folder], { HOME: folder });
      tarball = join(folder, readdirSync(folder).find((file) => file.endsWith(".tar.gz")) ?? "");
    }
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

    cpSync(tarball, join(root, "root", `${name}.tar.gz`));
    await run(`tar -xzf /root/${name}.tar.gz -C /root`);
    const command = `/root/${name}/deploy/install --origin ${ORIGIN} --release /root/${name}.tar.gz`;
    const install = (web: string) => run(`${command} --web ${web}`);
    await install("nginx");
    const status = (url: string) =>
      run(`curl -sk -o /dev/null -w '%{http_code}' --connect-to ::127.0.0.1: ${url} || true`);
    const expectBothHealthy = () =>
      eventually(async () => {
        expect(await status(`${ORIGIN}/readyz`)).toBe("200");
        expect(await status(`https://${CMS}/admin/login`)).toBe("200");
      });
    await expectBothHealthy();
    expect(await status(ORIGIN)).toBe("200");

    // An exposure of at most 2.0 of 10; the default for a service is 9.6.
    await run("systemd-analyze security --threshold=20 manor-cms manor-website manor-backup");
    const limits = await run("systemctl show --value -p MemoryMax manor-cms manor-website");
    expect(limits.split(/\s+/)).toEqual([String(800 * 1024 ** 2), String(600 * 1024 ** 2)]);
    /** Runs a command in the mount namespace of a unit. */
    const runAs = (unit: string, text: string) =>
      run(`nsenter -t $(systemctl show --value -p MainPID ${unit}) -m sh -c '${text}'`);
    const hidden = "/var/lib/manor/cms /var/backups/manor";
    expect(await runAs("manor-website", `ls ${hidden}`)).not.toMatch(/\.\w/);
    expect(await runAs("manor-cms", "ls -A /var/lib/manor/site")).toBe("");
    await expect(runAs("manor-website", "touch /opt/manor/x")).rejects.toThrow(/Read-only file/);

    await run("systemctl is-active manor-backup.timer && systemctl start manor-backup");
    const [backup = ""] = readdirSync(join(root, "var/backups/manor"));
    expect(statSync(join(root, "var/backups/manor", backup)).mode & 0o777).toBe(0o600);
    await run(`manor backup --verify /var/backups/manor/${backup}`);

    await run("systemctl kill --signal=KILL manor-cms manor-website");
    await eventually(async () => expect(await status(`${ORIGIN}/readyz`)).not.toBe("200"));
    await expectBothHealthy();
    await run("systemctl --no-block poweroff");
    await eventually(() => expect(machine.exitCode).not.toBe(null));
    machine = boot();
    await untilUp();
    await expectBothHealthy();

    await run("/opt/manor/current/deploy/install --uninstall");
    expect(await status(ORIGIN)).toBe("000");
    expect(existsSync(join(root, "var/lib/manor/cms/content.db"))).toBe(true);
    await run("systemctl disable --now nginx");
    await install("caddy");
    // It gets no certificate in this test, so only the redirect to https works.
    await eventually(async () => expect(await status("http://www.school.example")).toBe("308"));
    await eventually(() => run("curl -sf http://127.0.0.1:3000/readyz"));
  },
);
