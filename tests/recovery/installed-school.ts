import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "vitest";
import { signInFirstAdmin } from "../../apps/content-host/test/clerk.ts";
import { untilHealthy } from "../../scripts/until-healthy.ts";
import { findFreePort } from "../e2e/harness/site.ts";
import * as fixtures from "./fixtures.ts";

const { atEnd, eventually, ORIGIN, textAt } = fixtures;
const UNITS = ["manor-host", "manor-site"];

/** A release that `deploy/install` put below `root`, running. */
export async function installSchool(root: string, release: string) {
  const args = ["--root", root, "--release", release, "--origin", ORIGIN];
  execFileSync(join(fixtures.repository, "deploy/install"), args, { stdio: "ignore" });
  const [port, hostPort] = [await findFreePort(), await findFreePort()];
  const site = `http://127.0.0.1:${port}`;
  const host = `http://127.0.0.1:${hostPort}`;
  const written = readFileSync(join(root, "etc/manor/manor.env"), "utf8");
  const given = written.replaceAll("=/var/", `=${root}/var/`).matchAll(/^([A-Z_]+)=(.*)$/gm);
  const settings: Record<string, string> = {
    ...Object.fromEntries([...given].map(([, name, value]) => [name, value])),
    PORT: String(port),
    HOST_PORT: String(hostPort),
    HOST_URL: host,
    MESSAGES_PER_ADDRESS: "1000",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(root, "settings"), lines.join("\n"));
  cpSync(join(import.meta.dirname, "systemctl.sh"), join(root, "systemctl"));
  const systemctl = (verb: "start" | "stop" | "kill") =>
    execFileSync(join(root, "systemctl"), [verb, ...UNITS]);
  systemctl("start");
  atEnd(() => systemctl("stop"));
  const untilBothAnswer = async () => {
    await untilHealthy(`${host}/healthz`, 120_000);
    await untilHealthy(`${site}/readyz`, 120_000);
  };
  await untilBothAnswer();
  const admin = await signInFirstAdmin({ url: host, dataDir: join(root, "var/lib/manor/host") });
  const published: string[] = [];
  const news = () => textAt(`${site}/api/news/all/SGSM`);
  return {
    site,
    systemctl,
    /** The environment of its commands. */
    env: { ...settings, PATH: `${root}:/usr/bin:/bin` },
    news,
    /** Publishes something, and sends a message through the site. */
    work: async () => {
      const title = `Published-${published.length + 1}.`;
      await admin.save("POST", "news", { title, school: 1, _status: "published" });
      expect(await fixtures.sendMessage(site, title)).toBeLessThan(300);
      published.push(title);
    },
    /** The releases that answer as content host and site, once both do. */
    serving: async () => {
      await untilBothAnswer();
      return UNITS.map((unit) => {
        const pid = readFileSync(join(root, `${unit}.pid`), "utf8").trim();
        return basename(readlinkSync(`/proc/${pid}/cwd`));
      });
    },
    expectNothingLost: () =>
      eventually(async () => {
        const text = await news();
        expect(published.filter((title) => !text.includes(title))).toEqual([]);
        expect((await fixtures.messagesOf(admin)).sort()).toEqual([...published].sort());
      }),
  };
}
