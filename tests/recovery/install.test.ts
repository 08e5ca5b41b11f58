import { execFile, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { atEnd, DESK, eventually, newFolder, ORIGIN, runCommand, stop } from "./fixtures.ts";

const folder = newFolder("install");
/** A release that was made before, or a new one. */
let tarball = process.env["RELEASE_UNDER_TEST"] ?? "";
let name = "";

beforeAll(async () => {
  if (!tarball) {
    await runCommand("release", [folder], { HOME: folder });
    tarball = join(folder, readdirSync(folder).find((file) => file.endsWith(".tar.gz")) ?? "");
  }
  name = basename(tarball, ".tar.gz");
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
});

test("a release is what its checksums say, with a bill of what it holds, and without tests and development", () => {
  const home = join(folder, name);
  const check = (cwd: string, list: string) =>
    execFileSync("sha256sum", ["--check", "--quiet", list], { cwd });
  check(dirname(tarball), `${tarball}.sha256`);
  check(home, "SHA256SUMS");
  const files = readFileSync(join(home, "SHA256SUMS"), "utf8")
    .split("\n")
    .map((line) => line.slice(66));
  const ours = files.filter((file) => !file.includes("node_modules/"));
  expect(ours).toContain("apps/site/server/main.ts");
  expect(ours.filter((file) => /\.(test|spec|e2e)\.tsx?$/.test(file))).toEqual([]);
  const manifests = files.filter((file) =>
    /(^|\/)node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(file),
  );
  const present = manifests
    .filter((file) => !/^(?!apps\/site\/|node_modules\/)/.test(file))
    .map((file) => JSON.parse(readFileSync(join(home, file), "utf8")))
    .map((manifest) => `${manifest.name}@${manifest.version}`);
  const { components } = JSON.parse(readFileSync(join(home, "sbom.cdx.json"), "utf8"));
  const refs = components.map((component: Record<string, string>) => component["bom-ref"]);
  const named = refs.filter((ref: string) => !ref.startsWith("@manor/"));
  expect(named.length).toBeGreaterThan(300);
  expect([...new Set(present)].sort()).toEqual(named.sort());
  expect(named.filter((ref: string) => /^(vitest|vite|typescript|knip)@/.test(ref))).toEqual([]);
});

const canBoot =
  process.getuid?.() === 0 &&
  ["/usr/bin/systemd-nspawn", "/sys/fs/cgroup/memory/cgroup.procs"].every((path) =>
    existsSync(path),
  );

test.runIf(canBoot)(
  "one command installs it on a fresh Debian, where systemd bounds, restarts, backs up and removes it",
  async () => {
    const script = join(import.meta.dirname, "debian.sh");
    const root = mkdtempSync("/var/tmp/manor-machine-");
    execFileSync(script, ["make", root], { stdio: "ignore" });
    const boot = () => spawn(script, ["boot", root], { stdio: "ignore" });
    let machine = boot();
    atEnd(async () => {
      await stop(machine, "SIGKILL");
      rmSync(root, { recursive: true });
    });
    const run = async (text: string): Promise<string> => {
      const leader = readFileSync(
        `/proc/${machine.pid}/task/${machine.pid}/children`,
        "utf8",
      ).trim();
      const args = ["--target", leader, "--all", "sh", "-c", text];
      return (await promisify(execFile)("nsenter", args, { maxBuffer: 1e8 })).stdout.trim();
    };
    const untilUp = () => eventually(() => run("systemctl is-system-running"));
    await untilUp();

    cpSync(tarball, join(root, "root", `${name}.tar.gz`));
    await run(`tar -xzf /root/${name}.tar.gz -C /root`);
    const install = (web: string) =>
      run(
        `/root/${name}/deploy/install --origin ${ORIGIN} --web ${web} --release /root/${name}.tar.gz`,
      );
    await install("nginx");
    const statusOf = (url: string) =>
      run(`curl -sk -o /dev/null -w '%{http_code}' --connect-to ::127.0.0.1: ${url} || true`);
    const expectBothAnswer = () =>
      eventually(async () => {
        expect(await statusOf(`${ORIGIN}/readyz`)).toBe("200");
        expect(await statusOf(`https://${DESK}/admin/login`)).toBe("200");
      });
    await expectBothAnswer();
    expect(await statusOf(ORIGIN)).toBe("200");

    // At most 2.0 of 10, where the usual service has 9.6.
    await run("systemd-analyze security --threshold=20 manor-host manor-site manor-backup");
    const limits = await run("systemctl show --value -p MemoryMax manor-host manor-site");
    expect(limits.split(/\s+/)).toEqual([String(800 * 1024 ** 2), String(600 * 1024 ** 2)]);
    /** With the files that a unit sees. */
    const runAs = (unit: string, text: string) =>
      run(`nsenter -t $(systemctl show --value -p MainPID ${unit}) -m sh -c '${text}'`);
    expect(await runAs("manor-site", "ls /var/lib/manor/host /var/backups/manor")).not.toMatch(
      /\.\w/,
    );
    expect(await runAs("manor-host", "ls -A /var/lib/manor/site")).toBe("");
    await expect(runAs("manor-site", "touch /opt/manor/x")).rejects.toThrow(
      /Read-only file system/,
    );

    await run("systemctl is-active manor-backup.timer && systemctl start manor-backup");
    const [backup = ""] = readdirSync(join(root, "var/backups/manor"));
    expect(statSync(join(root, "var/backups/manor", backup)).mode & 0o777).toBe(0o600);
    await run(`manor backup --verify /var/backups/manor/${backup}`);

    await run("systemctl kill --signal=KILL manor-host manor-site");
    await eventually(async () => expect(await statusOf(`${ORIGIN}/readyz`)).not.toBe("200"));
    await expectBothAnswer();
    await run("systemctl --no-block poweroff");
    await eventually(() => expect(machine.exitCode).not.toBe(null));
    machine = boot();
    await untilUp();
    await expectBothAnswer();

    await run("/opt/manor/current/deploy/install --uninstall");
    expect(await statusOf(ORIGIN)).toBe("000");
    expect(existsSync(join(root, "var/lib/manor/host/content.db"))).toBe(true);
    await run("systemctl disable --now nginx");
    await install("caddy");
    // No authority gives it a certificate: it redirects to https.
    await eventually(async () => expect(await statusOf("http://www.school.example")).toBe("308"));
    await eventually(() => run("curl -sf http://127.0.0.1:3000/readyz"));
  },
);
