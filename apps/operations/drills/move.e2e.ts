import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { findFreePort } from "../../../e2e/harness/site.ts";
import { ownPassword, signIn, signInFirstAdmin } from "../../content-host/test/clerk.ts";
import { startHost } from "../../content-host/test/running-host.ts";
import { type Postgres, startPostgres } from "../../content-host/test/start-postgres.ts";
import { answersOf } from "../move/answers.ts";
import { command } from "./command.ts";

const NOW = { SITE_NOW: "2026-11-20T10:00:00+05:30" };

describe("a school whose database moves", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "manor-move-drill-"));
  const back = `file:${join(dataDir, "back.db")}`;
  let postgres: Postgres;
  let server = "";
  let answers = new Map<string, string>();

  before(async () => {
    postgres = await startPostgres();
    server = postgres.create("moved");
  });
  after(() => {
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = (environment: Record<string, string>) =>
    startHost({ dataDir, environment: { ...NOW, ...environment } });

  async function move(from: Record<string, string>, to: string): Promise<void> {
    const ports = { PORT: String(await findFreePort()), HOST_PORT: String(await findFreePort()) };
    const env = { HOST_DATA_DIR: dataDir, ...NOW, ...ports, ...from };
    const moved = await command("apps/operations/move-database.ts", [to], env);
    assert.equal(moved.code, 0, moved.said);
    assert.match(moved.said, /All \d+ answers are the same/);
    console.log(`${moved.said.trim().split("\n").at(-2)} (${Math.round(moved.ms)} ms)`);
  }

  /** It answers as before, the same people sign in, and no id comes back. */
  async function assertSame(environment: Record<string, string>, lastId: number): Promise<number> {
    const host = await start(environment);
    try {
      assert.deepEqual(await answersOf(host.url), answers);
      const clerk = await signIn(host, "office@sgc.example", ownPassword);
      const versions = await (await clerk.ask("GET", "news/versions?limit=0")).json();
      assert.ok(versions.totalDocs > 10);
      const { id } = await clerk.save("POST", "news", { title: "x", school: 1, _status: "draft" });
      assert.equal(id, lastId + 1);
      return id;
    } finally {
      await host.stop();
    }
  }

  test("A587 from SQLite to Postgres and back every answer stays, with people, versions and ids", async () => {
    const host = await start({ SAMPLE_CONTENT: "on" });
    const clerk = await signInFirstAdmin(host);
    const { id } = await clerk.save("POST", "news", { title: "Gone", school: 1, _status: "draft" });
    await clerk.ask("DELETE", `news/${id}?trash=true`);
    answers = await answersOf(host.url);
    assert.ok(answers.size > 150);
    await host.stop();
    await move({}, server);
    const next = await assertSame({ DATABASE_URL: server }, id);
    await move({ DATABASE_URL: server }, back);
    await assertSame({ DATABASE_URL: back }, next);
  });

  test("A587 under a running content host nothing is moved", async () => {
    const host = await start({ DATABASE_URL: back });
    const { port } = new URL(host.url);
    const env = { HOST_DATA_DIR: dataDir, DATABASE_URL: back, HOST_PORT: port, PORT: "1" };
    const { code, said } = await command("apps/operations/move-database.ts", [server], env);
    await host.stop();
    assert.equal(code, 1, said);
    assert.match(said, /stop the content host first/);
  });
});
