import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bootDebian, canBoot, expectTwoUsers, getRelease } from "./debian-machine.ts";
import { newFolder, ORIGIN } from "./fixtures.ts";

const folder = newFolder("upgrade-users");
const FORMER = `manor-0.0.1-${process.platform}-${process.arch}`;

test.runIf(canBoot)(
  "an upgrade from 0.1.0 gives each process its user, and a rollback gives all data back",
  async () => {
    const debian = await bootDebian(await getRelease(folder));
    const { name, root, run, expectBothHealthy } = debian;
    // A release with the units and commands of 0.1.0, and the programs of this one.
    const former = `/opt/manor/releases/${FORMER}`;
    await run(`mkdir -p /opt/manor/releases && cp -a /root/${name} ${former}`);
    rmSync(join(root, former, "deploy"), { recursive: true });
    cpSync(join(import.meta.dirname, "first-release"), join(root, former, "deploy"), {
      recursive: true,
    });
    await run(`${former}/deploy/install --origin ${ORIGIN} --web nginx`);
    await expectBothHealthy();
    await expectOneUser();
    const note = "/var/lib/manor/site/outbox/refused/key-1.json";
    await run(`runuser -u manor -- sh -c "mkdir -p $(dirname ${note}) && echo message > ${note}"`);
    const token = await run("grep -h ^CONTENT_API_TOKEN /etc/manor/*.env");

    const upgrade = `cd /root && ${name}/deploy/manor upgrade ${name}.tar.gz`;
    await run(upgrade);
    await expectBothHealthy();
    await expectTwoUsers(debian);
    expect(await run("readlink /opt/manor/current")).toBe(`releases/${name}`);
    expect(await run("grep ^CONTENT_API_TOKEN /etc/manor/*.env")).toBe(
      `/etc/manor/manor-cms.env:${token}\n/etc/manor/manor-website.env:${token}`,
    );
    expect(await run(`cat ${note}`)).toBe("message");
    await run("systemctl start manor-backup");
    expect(readdirSync(join(root, "var/backups/manor"))).toHaveLength(2);

    await run("manor rollback");
    await expectBothHealthy();
    await expectOneUser();
    expect(await run("grep ^CONTENT_API_TOKEN /etc/manor/*.env")).toBe(
      `/etc/manor/manor.env:${token}`,
    );
    await run("systemctl start manor-backup && manor backup /var/backups/manor/after.tar.gz");
    expect(existsSync(join(root, "var/backups/manor/after.tar.gz"))).toBe(true);
    await debian.reboot();
    await expectBothHealthy();

    await run(`cd /root && manor upgrade ${name}.tar.gz`);
    await expectBothHealthy();
    await expectTwoUsers(debian);

    async function expectOneUser(): Promise<void> {
      const user = (unit: string) =>
        run(`stat -c %U /proc/$(systemctl show --value -p MainPID ${unit})`);
      expect([await user("manor-website"), await user("manor-cms")]).toEqual(["manor", "manor"]);
      expect(
        await run("find /var/lib/manor /var/backups/manor -mindepth 1 ! -user manor -print"),
      ).toBe("");
    }
  },
);
