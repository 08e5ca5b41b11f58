import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { untilHealthy } from "../../../scripts/until-healthy.ts";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";
import { type Clerk, signInFirstAdmin } from "../../content-host/test/clerk.ts";
import { root as repository } from "../version.ts";
import { type Machine, startMachine } from "./machine.ts";
import { until } from "./until.ts";

export type School = {
  root: string;
  /** The address of the site. */
  site: string;
  env: Record<string, string>;
  machine: Machine;
  /** Publishes something, and sends a message through the site. */
  work: () => Promise<void>;
  /** Which releases answer as site and host, once both do. */
  serving: () => Promise<{ site: string; host: string }>;
  assertNothingLost: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A release put below a folder by `deploy/install`, and running. */
export async function installSchool(root: string, release: string): Promise<School> {
  const install = join(repository, "deploy/install");
  const args = ["--root", root, "--release", release, "--origin", "https://www.school.example"];
  execFileSync(install, args, { stdio: "ignore" });
  const [port, hostPort] = [await findFreePort(), await findFreePort()];
  const site = `http://127.0.0.1:${port}`;
  const desk = { url: `http://127.0.0.1:${hostPort}`, dataDir: join(root, "var/lib/manor/host") };
  const settings = {
    ...settingsIn(join(root, "etc/manor/manor.env"), root),
    PORT: String(port),
    HOST_PORT: String(hostPort),
    HOST_URL: desk.url,
    MESSAGES_PER_ADDRESS: "1000",
  };
  const machine = await startMachine(root, settings);
  const untilBothAnswer = async () => {
    await untilHealthy(`${desk.url}/healthz`, 60_000);
    await untilHealthy(`${site}/readyz`, 60_000);
  };
  await untilBothAnswer().catch(async (error: unknown) => {
    await machine.stop();
    throw error;
  });
  const clerk: Clerk = await signInFirstAdmin(desk);
  const promised = { published: [] as string[], sent: [] as string[] };
  return {
    root,
    site,
    env: { ...settings, ...machine.env },
    machine,
    work: async () => {
      const count = promised.published.length + 1;
      const title = `Published ${count}.`;
      await clerk.save("POST", "news", { title, school: 1, _status: "published" });
      promised.published.push(title);
      promised.sent.push(await send(site, `written-${count}.`));
    },
    serving: async () => {
      await untilBothAnswer();
      return {
        site: machine.releaseOf("manor-site.service"),
        host: machine.releaseOf("manor-host.service"),
      };
    },
    assertNothingLost: () =>
      until(async () => {
        const news = await (await fetch(`${site}/api/news/all/SGSM`)).text();
        const { docs } = await (await clerk.ask("GET", "contact-messages?limit=0")).json();
        const stored = docs.map(({ message }: { message: string }) => message);
        return (
          promised.published.every((title) => news.includes(title)) &&
          promised.sent.every((text) => stored.filter((one: string) => one === text).length === 1)
        );
      }),
    stop: machine.stop,
  };
}

/** What `deploy/install` wrote for both processes, below the folder. */
const settingsIn = (file: string, root: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(file, "utf8").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value = ""]) => [
      name,
      value.replace("/var/", `${root}/var/`),
    ]),
  );

async function send(site: string, text: string): Promise<string> {
  const answer = await fetch(`${site}/api/form/SGSM/CF`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: "https://www.school.example",
      "idempotency-key": text,
    },
    body: JSON.stringify({ name: "A", email: "a@b.example", message: text, schoolcode: "SGSM" }),
  });
  assert.ok(answer.ok, `a message got ${answer.status}`);
  return text;
}
