import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { makeTicket } from "../../src/preview/ticket.ts";
import { ownPassword, readSession, signIn } from "../editor.ts";
import { runSql } from "../run-sql.ts";
import { admin, cms, visitor } from "../sample-cms.ts";
import { runJobs } from "../set-schedule.ts";
import { text } from "./page-text.ts";

const shownTitles = async (): Promise<string[]> =>
  (await visitor.school()).pages.list.map(({ title }: { title: string }) => title);
const page = { title: "Pool", address: "/pool", body: text("Deep."), _status: "draft" };

test("the website gets a preview with the unsaved form values only with a ticket of a current session", async () => {
  const { id } = await admin.save("POST", "pages?draft=true", page);
  const secret = readFileSync(join(cms.dataDir, "secret"), "utf8").trim();
  // The same signature as Payload's.
  const key = hash("sha256", secret, "hex").slice(0, 32);
  const ofPage = { collection: "pages", id: String(id) };
  const ticket = makeTicket({ ...ofPage, ...readSession(admin) }, key);
  expect(await visitor.get(`/api/preview/${ticket}`)).toMatchObject({
    page: "/pool",
    textPage: { title: "Pool" },
  });
  const typed = { title: "The pool", isHidden: true, address: "/the-pool" };
  expect(await readJson(await visitor.post(`/api/preview/${ticket}`, typed))).toMatchObject({
    page: "/the-pool",
    textPage: { title: "The pool" },
  });
  expect(await shownTitles()).not.toContain("Pool");
  await admin.save("PATCH", `pages/${id}`, { _status: "published" });
  expect(await (await visitor.post(`/api/preview/${ticket}`, typed)).json()).toMatchObject({
    replaces: "/pool",
  });
  const other = await signIn(cms, "office@sgc.example", ownPassword);
  const ofOther = makeTicket({ ...ofPage, ...readSession(other) }, key);
  expect(await visitor.status(`/api/preview/${ofOther}`)).toBe(200);
  // Signing out ends the previews of that session.
  await other.ask("POST", "users/logout");
  expect(await visitor.status(`/api/preview/${ofOther}`)).toBe(404);
  expect(await visitor.status(`/api/preview/${ticket}`)).toBe(200);
  await admin.ask("DELETE", `pages/${id}`);
});

test("a scheduled text page is published at its time", async () => {
  const { id } = await admin.save("POST", "pages?draft=true", page);
  const day = { day: "2099-01-31", time: "9:30" };
  const set = await readJson(await admin.ask("POST", `schedule/pages/${id}`, day));
  expect(set.schedules).toHaveLength(1);
  const now = new Date(Date.now() - 1_000).toISOString();
  const due = `UPDATE payload_jobs SET wait_until = '${now}' WHERE completed_at IS NULL`;
  await runSql(cms.dataDir, due);
  await runJobs(admin);
  await expect.poll(shownTitles).toContain("Pool");
  expect((await admin.ask("DELETE", `pages/${id}`)).status).toBe(200);
  expect(await shownTitles()).not.toContain("Pool");
});
