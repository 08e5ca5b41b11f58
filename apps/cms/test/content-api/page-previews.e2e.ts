import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "vitest";
import { makeTicket } from "../../src/preview/ticket.ts";
import { ownPassword, readSession, signIn } from "../editor.ts";
import { runSql } from "../run-sql.ts";
import { admin, cms } from "../sample-cms.ts";
import { runJobs } from "../set-schedule.ts";
import { until } from "../until.ts";
import { text } from "./page-text.ts";

const ask = async () => (await (await fetch(`${cms.url}/api/site/SGSM`)).json()).pages;

describe("unpublished text pages", () => {
  test("the website gets a preview with the unsaved form values only with a ticket of a current session", async () => {
    const page = { title: "Pool", address: "/pool", body: text("Deep."), _status: "draft" };
    const { id } = await admin.save("POST", "pages?draft=true", page);
    const secret = readFileSync(join(cms.dataDir, "secret"), "utf8").trim();
    // The same signature as Payload's.
    const key = hash("sha256", secret, "hex").slice(0, 32);
    const ofPage = { collection: "pages", id: String(id) };
    const ticket = makeTicket({ ...ofPage, ...readSession(admin) }, key);
    const preview = async (typed?: object) =>
      (
        await fetch(`${cms.url}/api/preview/${ticket}`, {
          ...(typed && { method: "POST", body: JSON.stringify(typed) }),
          headers: { "content-type": "application/json" },
        })
      ).json();
    const { textPage, page: address } = await preview();
    assert.deepEqual([address, textPage.title, textPage.isHidden], ["/pool", "Pool", false]);
    const typed = await preview({ title: "The pool", isHidden: true, address: "/the-pool" });
    assert.deepEqual(
      [typed.page, typed.textPage.title, typed.textPage.isHidden],
      ["/the-pool", "The pool", false],
    );
    assert.equal(await ask(), undefined);
    const other = await signIn(cms, "office@sgc.example", ownPassword);
    const ofOther = makeTicket({ ...ofPage, ...readSession(other) }, key);
    const fetchStatus = async (address: string) =>
      (await fetch(`${cms.url}/api/preview/${address}`)).status;
    assert.equal(await fetchStatus(ofOther), 200);
    // Signing out ends the previews of that session.
    await other.ask("POST", "users/logout");
    assert.deepEqual([await fetchStatus(ofOther), await fetchStatus(ticket)], [404, 200]);
    await admin.ask("DELETE", `pages/${id}`);
  });

  test("a scheduled text page is published at its time", async () => {
    const page = { title: "Pool", address: "/pool", body: text("Deep."), _status: "draft" };
    const { id } = await admin.save("POST", "pages?draft=true", page);
    const set = await admin.ask("POST", `schedule/pages/${id}`, {
      day: "2099-01-31",
      time: "9:30",
    });
    assert.equal(set.status, 200, await set.clone().text());
    assert.equal((await set.json()).schedules.length, 1);
    const now = new Date(Date.now() - 1_000).toISOString();
    await runSql(
      cms.dataDir,
      `UPDATE payload_jobs SET wait_until = '${now}' WHERE completed_at IS NULL`,
    );
    await runJobs(admin);
    await until(async () => (await ask())?.list[0]?.title === "Pool");
    assert.equal((await admin.ask("DELETE", `pages/${id}`)).status, 200);
    assert.equal(await ask(), undefined);
  });
});
