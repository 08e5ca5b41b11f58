import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { connect } from "node:tls";
import { findFreePort, type SiteProcess, startSite } from "../../../tests/e2e/harness/site.ts";
import {
  type Clerk,
  ownPassword,
  signIn,
  signInFirstAdmin,
} from "../../content-host/test/clerk.ts";
import { type RunningHost, startHost } from "../../content-host/test/running-host.ts";
import { until } from "./until.ts";
import { ask, startWebServer } from "./web-server.ts";

const SITE = "www.school.example";

describe("what docs/runbook.md says, done", () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-runbook-"));
  const dataDir = join(folder, "host");
  let environment: Record<string, string> = {};
  let host: RunningHost;
  let site: SiteProcess;
  let admin: Clerk;

  before(async () => {
    const HOST_PORT = String(await findFreePort());
    environment = { HOST_PORT, CONTENT_HOST_TOKEN: "a-token-that-both-processes-know-of" };
    host = await start();
    admin = await signInFirstAdmin(host);
    const env = { SITE_ORIGIN: `https://${SITE}`, ...environment };
    site = await startSite({ contentHostUrl: host.url, dataDir: join(folder, "site"), env });
  });
  after(async () => {
    await site?.stop();
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** On the port that the site knows. */
  async function start(): Promise<RunningHost> {
    const started = await startHost({ dataDir, environment });
    return { ...started, url: `http://127.0.0.1:${environment["HOST_PORT"]}` };
  }
  const ready = async () => (await fetch(`${site.url}/readyz`)).json();
  const isSignedIn = async (clerk: Clerk) =>
    (await (await clerk.ask("GET", "users/me")).json()).user !== null;
  const send = (text: string) =>
    fetch(`${site.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: `https://${SITE}` },
      body: JSON.stringify({ name: "A", email: "a@b.example", message: text, schoolcode: "SGSM" }),
    });

  test("the content host is gone: pages stay, a message waits, and all is well once it is back", async () => {
    await admin.save("POST", "news", { title: "Before", school: 1, _status: "published" });
    await until(async () => (await (await fetch(`${site.url}/News`)).text()).includes("Before"));
    await host.kill();
    assert.equal((await send("written while it was gone")).status, 201);
    assert.match(await (await fetch(`${site.url}/News`)).text(), /Before/);
    assert.equal((await ready()).outbox.waiting, 1);
    const told = await (await fetch(`${site.url}/metrics`)).text();
    assert.match(told, /manor_outbox_waiting 1\n/);
    assert.match(told, /manor_host_failures_total\{reason="UnreachableError"\} [1-9]/);
    host = await start();
    await until(async () => (await ready()).outbox.waiting === 0);
    assert.ok((await ready()).content.ageSeconds < 15);
    assert.equal((await ready()).outbox.setAside, 0);
  });

  test("a cookie has leaked: with a new password it is worth nothing, with a new secret no cookie is", async () => {
    const email = "editor@sgc.example";
    const person = { name: "E", email, role: "editor", password: ownPassword };
    const { id } = await admin.save("POST", "users", person);
    const leaked = await signIn(host, email, ownPassword);
    assert.equal(await isSignedIn(leaked), true);
    await admin.save("PATCH", `users/${id}`, { password: "quite another password" });
    assert.equal(await isSignedIn(leaked), false);
    const second = await signIn(host, email, "quite another password");
    assert.equal(await isSignedIn(second), true);
    await host.stop();
    writeFileSync(join(dataDir, "secret"), randomBytes(32).toString("hex"));
    host = await start();
    for (const clerk of [admin, second]) assert.equal(await isSignedIn(clerk), false);
    assert.equal(await isSignedIn(await signIn(host, "office@sgc.example", ownPassword)), true);
  });

  test("a certificate has expired: nginx takes the new one without turning anybody away", async () => {
    const root = join(folder, "nginx");
    const upstream = { site: portOf(site.url), desk: portOf(host.url) };
    const web = await startWebServer("nginx", root, upstream);
    try {
      await ask(web.https, { name: SITE });
      const before = await certificateOf(web.https);
      let [isOver, asked] = [false, 0];
      const visits = (async () => {
        while (!isOver) {
          assert.equal((await ask(web.https, { name: SITE })).status, 200);
          asked += 1;
        }
      })();
      const tls = join(root, "etc/manor/tls");
      const made = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
      const how = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "90"];
      execFileSync("openssl", [...how, "-subj", `/CN=${SITE}`, ...made], { stdio: "ignore" });
      for (const name of ["key.pem", "cert.pem"]) cpSync(join(folder, name), join(tls, name));
      const args = ["-p", root, "-e", "stderr", "-c", join(root, "nginx.conf")];
      execFileSync("/usr/sbin/nginx", ["-t", "-q", ...args]);
      execFileSync("/usr/sbin/nginx", ["-s", "reload", ...args]);
      await until(async () => (await certificateOf(web.https)) !== before);
      isOver = true;
      await visits;
      assert.ok(asked > 0);
    } finally {
      await web.stop();
    }
  });
});

const portOf = (url: string): number => Number(new URL(url).port);

function certificateOf(port: number): Promise<string> {
  return new Promise((known, failed) => {
    const options = { host: "127.0.0.1", port, servername: SITE, rejectUnauthorized: false };
    const socket = connect(options, () => {
      known(socket.getPeerX509Certificate()?.fingerprint256 ?? "");
      socket.destroy();
    }).once("error", failed);
  });
}
