import assert from "node:assert/strict";
import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { after, before, describe, type TestContext, test } from "node:test";
import { type BootedMachine, bootMachine, whyNoMachine } from "./booted-machine.ts";
import { releaseUnderTest } from "./release-under-test.ts";
import { until } from "./until.ts";

const GIGABYTE = 1024 ** 3;
const SITE = "www.school.example";
const DESK = "desk.school.example";
const SERVICES = ["manor-host.service", "manor-site.service"];
const PAGES = ["", "News", "Gallery", "Events", "newsletter", "weeklyMenu", "search?q=a"];

const skip = whyNoMachine() ?? false;

describe("a Debian that was booted with 1 GB of memory", () => {
  let machine: BootedMachine;
  let name = "";
  let held = 0;
  let watch: NodeJS.Timeout | undefined;

  before(async () => {
    if (skip) return;
    const tarball = await releaseUnderTest();
    machine = await bootMachine(GIGABYTE);
    name = basename(tarball, ".tar.gz");
    cpSync(tarball, join(machine.root, `root/${name}.tar.gz`));
    watch = setInterval(() => {
      held = Math.max(held, machine.memory.held());
    }, 250);
  });
  after(async () => {
    clearInterval(watch);
    await machine?.stop();
  });

  const shell = (script: string) => machine.run("sh", "-c", script);
  const install = (...args: string[]) =>
    machine.run(`/root/${name}/deploy/install`, "--origin", `https://${SITE}`, ...args);
  /** The status that a visitor of the machine's own network gets. */
  const status = (host: string, path = "/") =>
    shell(
      `curl -sk -o /dev/null -w '%{http_code}' --resolve ${host}:443:127.0.0.1 https://${host}${path} || true`,
    );
  const property = (unit: string, key: string) =>
    machine.run("systemctl", "show", "--value", "--property", key, unit);
  const isReady = async () => (await status(SITE, "/readyz")) === "200";
  const untilBothAnswer = () =>
    until(async () => (await isReady()) && (await status(DESK, "/admin/login")) === "200");

  /** Nobody was ended for want of memory, nor by anything else. */
  async function assertNobodyFell(): Promise<void> {
    assert.equal(machine.memory.killed(), 0);
    for (const unit of SERVICES) assert.equal(await property(unit, "NRestarts"), "0", unit);
    assert.equal(await machine.run("systemctl", "list-units", "--failed", "--quiet"), "");
  }

  function note(t: TestContext, what: string, seconds: number): void {
    const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
    const units = SERVICES.map((unit) => `${unit} ${mb(machine.memory.ofUnit(unit).most)}`);
    t.diagnostic(
      `${what}: ${seconds.toFixed(0)} s; all programs held ${mb(held)} at most; with files: ${units.join(", ")}`,
    );
    held = 0;
  }

  test("one command puts the release into production there, within ten minutes", {
    skip,
  }, async (t) => {
    const started = performance.now();
    await machine.run("tar", "-C", "/root", "-xzf", `/root/${name}.tar.gz`);
    await install("--web", "nginx", "--release", `/root/${name}.tar.gz`);
    await untilBothAnswer();
    const seconds = (performance.now() - started) / 1000;
    note(t, "Installed, and both answer", seconds);
    assert.ok(seconds < 600, `${seconds} s`);
    assert.equal(await status(SITE), "200");
    await assertNobodyFell();
  });

  test("each process is held within its bounds by the running systemd", { skip }, async () => {
    assert.equal(machine.memory.ofUnit("manor-host.service").limit, 800 * 1024 ** 2);
    assert.equal(machine.memory.ofUnit("manor-site.service").limit, 600 * 1024 ** 2);
    /** What a program sees of the files that is one with a service, apart from its rights as a user. */
    const as = async (unit: string, script: string) =>
      machine.run("nsenter", "-t", await property(unit, "MainPID"), "-m", "sh", "-c", script);
    const [host = "", site = ""] = SERVICES;
    assert.equal(
      await as(site, "ls -A /var/lib/manor/host /var/backups/manor"),
      "/var/backups/manor:\n\n/var/lib/manor/host:",
    );
    assert.equal(await as(host, "ls -A /var/lib/manor/site"), "");
    assert.match(await as(host, "ls /var/lib/manor/host"), /content\.db/);
    for (const unit of SERVICES)
      for (const file of ["/opt/manor/x", "/etc/manor/x", "/usr/x"])
        await assert.rejects(as(unit, `touch ${file}`), /Read-only file system/);
    // An address of this machine that is not its own: the site may not even go there.
    await machine.run("ip", "address", "add", "10.9.9.9/32", "dev", "lo");
    const from = (unit: string, address: string) =>
      shell(
        `echo 0 > /sys/fs/cgroup/unified/system.slice/${unit}/cgroup.procs; curl -s -m 3 -o /dev/null -w '%{http_code}' http://${address}/ || true`,
      );
    assert.equal(await from(host, "10.9.9.9"), "200");
    assert.equal(await from(site, "127.0.0.1"), "200");
    assert.equal(await from(site, "10.9.9.9"), "000");
  });

  test("with the sample's records, its pictures being made and visitors on it, 1 GB is enough", {
    skip,
  }, async (t) => {
    await machine.run("systemctl", "stop", ...SERVICES);
    await shell("sed -i s/SAMPLE_CONTENT=off/SAMPLE_CONTENT=on/ /etc/manor/manor.env");
    await shell("find /var/lib/manor/host /var/lib/manor/site -mindepth 1 -delete");
    const started = performance.now();
    await machine.run("systemctl", "start", ...SERVICES);
    await untilBothAnswer();
    const visits = PAGES.map((page) => `-o /dev/null http://127.0.0.1:3000/${page}`).join(" ");
    const wrong = await shell(
      `for i in $(seq 25); do curl -s --parallel -w '%{http_code}\n' ${visits}; done | grep -vc 200 || true`,
    );
    assert.equal(wrong, "0");
    note(t, "The sample's school", (performance.now() - started) / 1000);
    await assertNobodyFell();
  });

  test("the timer makes a backup that nobody else reads", { skip }, async (t) => {
    const started = performance.now();
    await machine.run("systemctl", "start", "manor-backup.service");
    note(t, "The night's backup", (performance.now() - started) / 1000);
    const folder = join(machine.root, "var/backups/manor");
    const [backup = "", ...others] = readdirSync(folder);
    assert.deepEqual(others, []);
    assert.match(backup, /^manor-.*\.tar\.gz$/);
    assert.equal(statSync(join(folder, backup)).mode & 0o777, 0o600);
    const said = await machine.run(
      "journalctl",
      "--namespace=manor",
      "-o",
      "cat",
      "-u",
      "manor-backup",
    );
    assert.match(said, /is made and sound/);
    assert.notEqual(await property("manor-backup.timer", "NextElapseUSecRealtime"), "");
    await machine.run("manor", "backup", "--verify", `/var/backups/manor/${backup}`);
  });

  test("restarted, killed, and after a reboot both come back by themselves", {
    skip,
  }, async (t) => {
    await machine.run("systemctl", "restart", ...SERVICES);
    await untilBothAnswer();
    await machine.run("systemctl", "kill", "--signal=KILL", ...SERVICES);
    await until(async () => !(await isReady()));
    await untilBothAnswer();
    const started = performance.now();
    await machine.reboot();
    await untilBothAnswer();
    note(t, "Rebooted, and both answer", (performance.now() - started) / 1000);
    await assertNobodyFell();
  });

  test("uninstalled, nothing of it answers and the data are there; installed again with Caddy it goes on", {
    skip,
  }, async () => {
    await machine.run("/opt/manor/current/deploy/install", "--uninstall");
    assert.equal(await status(SITE), "000");
    for (const kept of ["etc/manor/manor.env", "var/lib/manor/host/content.db"])
      assert.equal(existsSync(join(machine.root, kept)), true, kept);
    await machine.run("systemctl", "disable", "--now", "nginx.service");
    await install("--release", `/root/${name}.tar.gz`);
    // No authority gives it a certificate: it shows the way to https, and the site is there.
    await until(async () =>
      (await shell("curl -s http://127.0.0.1:3000/readyz || true")).includes('"ready"'),
    );
    const way = await shell(
      `curl -s -o /dev/null -w '%{redirect_url}' -H 'Host: ${SITE}' http://127.0.0.1/`,
    );
    assert.equal(way, `https://${SITE}/`);
    assert.match(await shell("curl -s http://127.0.0.1:3000/"), /SGC/);
  });
});
