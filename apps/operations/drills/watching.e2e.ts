import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { findFreePort, type SiteProcess, startSite } from "../../../tests/e2e/harness/site.ts";
import { type RunningHost, startHost } from "../../content-host/test/running-host.ts";
import { root as repository } from "../version.ts";
import { until } from "./until.ts";

const watching = join(repository, "deploy/watching");
const REQUEST = "a-request-of-this-drill";

describe("a school that is watched", () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-watching-"));
  let host: RunningHost;
  let site: SiteProcess;

  before(async () => {
    host = await startHost({ dataDir: join(folder, "host") });
    site = await startSite({ contentHostUrl: host.url, dataDir: join(folder, "site") });
    for (const path of ["/", "/", "/", "/Events", "/made-up", "/api/events/SGSM"])
      await (await fetch(site.url + path)).text();
    await fetch(`${host.url}/cms-api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": REQUEST },
      body: JSON.stringify({ email: "office@sgc.example", password: "guessed" }),
    });
  });
  after(async () => {
    await site?.stop();
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const told = async (url: string) => (await fetch(`${url}/metrics`)).text();

  test("both processes tell Prometheus what they measure, in its own form", async () => {
    const [ofSite, ofHost] = [await told(site.url), await told(host.url)];
    for (const text of [ofSite, ofHost]) {
      // What the library tells of Node by itself has names that promtool would have otherwise.
      const ours = text.split("\n").filter((line) => /^(# \w+ )?manor_/.test(line));
      execFileSync("promtool", ["check", "metrics"], { input: `${ours.join("\n")}\n` });
    }
    assert.match(ofSite, /manor_pages_total\{from="ready"\} [1-9]/);
    assert.match(ofHost, /manor_logins_refused_total\{reason="AuthenticationError"\} 1\n/);
    assert.match(ofHost, /manor_jobs_due 0\n/);
    assert.match(ofHost, /manor_request_duration_seconds_count\{route="log-in",status="4xx"\} 1\n/);
    for (const url of [site.url, host.url]) {
      const forwarded = await fetch(`${url}/metrics`, {
        headers: { "x-forwarded-for": "203.0.113.9" },
      });
      assert.doesNotMatch(await forwarded.text(), /manor_/);
    }
  });

  test("promtool takes configuration and rules, and the rules speak when they should and not otherwise", () => {
    const promtool = (...args: string[]) =>
      execFileSync("promtool", args, { cwd: watching, encoding: "utf8" });
    assert.match(promtool("check", "config", "prometheus.yml"), /SUCCESS/);
    assert.match(promtool("check", "rules", "alerts.yml"), /10 rules found/);
    assert.match(promtool("test", "rules", "alerts.test.yml"), /SUCCESS/);
  });

  test("rules and dashboard ask only for what is told", async () => {
    const known = `${await told(site.url)}${await told(host.url)}`;
    const dashboard = JSON.parse(readFileSync(join(watching, "dashboard.json"), "utf8"));
    const asked = [
      readFileSync(join(watching, "alerts.yml"), "utf8"),
      ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
        targets.map(({ expr }) => expr),
      ),
    ].join("\n");
    const names = new Set(asked.match(/\b(manor|process|nodejs)_[a-z0-9_]+/g));
    assert.ok(names.size > 15, `${names.size} names`);
    for (const name of names)
      assert.match(known, new RegExp(`^# TYPE ${baseOf(name)} `, "m"), name);
    const links = asked.match(/docs\/runbook\.md#[a-z-]+/g) ?? [];
    const headings = [
      ...readFileSync(join(repository, "docs/runbook.md"), "utf8").matchAll(/^## (.+)$/gm),
    ];
    const anchors = headings.map(([, text = ""]) => text.toLowerCase().replaceAll(" ", "-"));
    for (const link of links) assert.ok(anchors.includes(link.split("#")[1] ?? ""), link);
  });

  test("a real Prometheus reads both, and has the rules", async () => {
    const port = await findFreePort();
    const config = readFileSync(join(watching, "prometheus.yml"), "utf8")
      .replace("scrape_interval: 15s", "scrape_interval: 1s")
      .replace("127.0.0.1:3000", new URL(site.url).host)
      .replace("127.0.0.1:4000", new URL(host.url).host)
      .replace("alerts.yml", join(watching, "alerts.yml"));
    writeFileSync(join(folder, "prometheus.yml"), config);
    const args = [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "series")}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    const prometheus = spawn("prometheus", args, { stdio: "ignore" });
    const gone = once(prometheus, "exit");
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => undefined);
      return answer?.ok ? (await answer.json()).data : undefined;
    };
    try {
      await until(async () => {
        const up = await ask(`query?query=${encodeURIComponent("sum(up)")}`);
        return up?.result[0]?.value[1] === "2";
      });
      const age = await ask("query?query=manor_content_age_seconds");
      assert.ok(Number(age.result[0].value[1]) < 60);
      assert.equal((await ask("rules")).groups[0].rules.length, 10);
    } finally {
      prometheus.kill("SIGTERM");
      await gone;
    }
  });

  test("what the host says of a refused log-in is one line of JSON, with its request and a shortened address", () => {
    const said = host.lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    const refused = said.find(({ msg }) => String(msg).startsWith("Log-in refused"));
    assert.equal(refused?.level, "warn");
    assert.equal(refused.program, "content host");
    assert.equal(refused.requestId, REQUEST);
    assert.equal(refused.from, "127.0.0.0/24");
    assert.match(refused.time, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    assert.doesNotMatch(host.lines.join("\n"), /127\.0\.0\.1(?!:)/);
  });
});

/** A histogram tells several series under one name. */
const baseOf = (name: string): string => name.replace(/_(bucket|count|sum)$/, "");
