import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type BootedMachine, bootMachine, whyNoMachine } from "./booted-machine.ts";
import { releaseUnderTest } from "./release-under-test.ts";
import { until } from "./until.ts";

const NEXT = "manor-9.0.0-linux-x64";

const skip = whyNoMachine() ?? false;

describe("an upgrade on a Debian that was booted with 1 GB of memory", () => {
  let machine: BootedMachine;
  let name = "";

  before(async () => {
    if (skip) return;
    const tarball = await releaseUnderTest();
    machine = await bootMachine(1024 ** 3);
    name = basename(tarball, ".tar.gz");
    cpSync(tarball, join(machine.root, `root/${name}.tar.gz`));
    await shell(`cd /root && tar -xzf ${name}.tar.gz`);
    await machine.run(
      `/root/${name}/deploy/install`,
      "--origin",
      "https://www.school.example",
      "--web",
      "nginx",
      "--release",
      `/root/${name}.tar.gz`,
    );
    await until(async () => (await status("/readyz")) === "200");
    await makeNext();
  });
  after(async () => machine?.stop());

  const shell = (script: string) => machine.run("sh", "-c", script);
  const asked = `curl -sk -o /dev/null -w '%{http_code}' --resolve www.school.example:443:127.0.0.1 https://www.school.example`;
  const status = (path: string) => shell(`${asked}${path} || true`);
  /** The releases from which the two services run. */
  const serving = () =>
    shell(
      "for unit in manor-host manor-site; do basename $(readlink /proc/$(systemctl show --value -p MainPID $unit)/cwd); done",
    );

  /** The same release once more under a higher number, with a file that only it has. */
  const makeNext = () =>
    shell(`cd /root && mv ${name} ${NEXT} && echo next > ${NEXT}/NEXT && cd ${NEXT} && rm SHA256SUMS
      find . -type f -printf '%P\\0' | sort -z | xargs -0 sha256sum > ../SUMS && mv ../SUMS SHA256SUMS
      cd .. && tar -I 'gzip -1' -cf ${NEXT}.tar.gz ${NEXT} && sha256sum ${NEXT}.tar.gz > ${NEXT}.tar.gz.sha256`);

  /** Runs a command while a visitor asks for a page, ten times a second: how many answers failed. */
  async function failuresDuring(...command: string[]): Promise<number> {
    await shell("rm -f /run/over /run/asked");
    const visitor = shell(
      `while [ ! -e /run/over ]; do { ${asked}/News || true; echo; } >> /run/asked; sleep 0.1; done`,
    );
    await machine.run(...command).finally(() => shell("touch /run/over"));
    await visitor;
    return Number(await shell("grep -vc 200 /run/asked || true"));
  }

  test("by the real systemctl the next release takes its place within 1 GB, and the former one comes back", {
    skip,
  }, async (t) => {
    for (const [command, release] of [
      [["upgrade", `/root/${NEXT}.tar.gz`], NEXT],
      [["rollback"], name],
    ] as const) {
      const started = performance.now();
      const failed = await failuresDuring("manor", ...command);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      t.diagnostic(`${command[0]}: ${seconds} s, ${failed} of a visitor's answers failed`);
      assert.equal(await serving(), `${release}\n${release}`);
      assert.equal(await status("/News"), "200");
    }
    assert.match(
      await shell("ls /var/backups/manor"),
      /^before-manor-9\.0\.0-linux-x64-.*\.tar\.gz$/,
    );
    assert.equal(machine.memory.killed(), 0);
  });
});
