import assert from "node:assert/strict";
import { beforeAll, describe, test } from "vitest";
import { ownPassword, signIn } from "../editor.ts";
import { runSql } from "../run-sql.ts";
import { until } from "../until.ts";
import {
  admin,
  cms,
  dataDir,
  emailsTo,
  entry,
  findKey,
  getHeader,
  killAndStartAgain,
  mailbox,
  newestAuditEvent,
  newestEmailTo,
  site,
  step,
  subscribe,
  subscribers,
} from "./newsletter-cms.ts";

const people = Array.from({ length: 25 }, (_, n) => `parent-${n}@home.example`);
const [gone = "", full = ""] = people;
const [late, patient] = ["late@home.example", "patient@home.example"];

/** Makes the sign-up of an address older. */
const age = (email: string, hours: number) => {
  const asked = new Date(Date.now() - hours * 3_600_000).toISOString();
  return runSql(dataDir, `UPDATE subscribers SET asked_at = '${asked}' WHERE email = '${email}'`);
};

describe("a newsletter by e-mail", () => {
  const text = "प्रिय अभिभावक,\n\nthe new issue is out. <b>Please</b> read it.";
  let id: number;
  const progress = async () => (await admin.ask("GET", `campaign/${id}`)).json();
  const write = async (subject: string) => {
    id = (await admin.save("POST", "campaigns", { subject, text, url: "/newsletter?tab=monthly" }))
      .id;
  };
  const finished = () =>
    until(async () => {
      const now = await progress();
      return now.isFinished ? now : undefined;
    });
  const countEmails = () =>
    people.map(
      (address) =>
        mailbox.received.filter(
          ({ to, text: sent }) => to.includes(address) && sent.includes("List-Unsubscribe"),
        ).length,
    );

  beforeAll(async () => {
    for (const { id } of await subscribers()) await admin.ask("DELETE", `subscribers/${id}`);
    await Promise.all(people.map((address) => subscribe(address)));
    assert.equal((await subscribers()).filter(({ confirmedAt }) => confirmedAt).length, 25);
  });

  test("a test e-mail goes only to its author, and is marked as a test", async () => {
    await write("समाचार पत्र\r\nBcc: thief@elsewhere.example");
    const response = await admin.ask("POST", `campaign/${id}/trial`);
    assert.deepEqual([response.status, await response.json()], [200, { to: "office@sgc.example" }]);
    const email = await newestEmailTo("office@sgc.example");
    // Line breaks were removed.
    assert.equal(email.subject, "Test: समाचार पत्र Bcc: thief@elsewhere.example");
    assert.equal(email.bcc, undefined);
    assert.equal(mailbox.received.at(-1)?.to.length, 1);
    assert.match(
      email.text ?? "",
      /प्रिय अभिभावक,\s+the new issue is out\. <b>Please<\/b> read it\./,
    );
    assert.match(email.html ?? "", /&lt;b&gt;Please&lt;\/b&gt;/);
    assert.match(email.html ?? "", new RegExp(`href="${site}/newsletter\\?tab=monthly"`));
    assert.doesNotMatch(email.html ?? "", /<img|<script|src=|url\(/i);
    assert.equal(await newestAuditEvent(), "sent a test newsletter");
    assert.equal((await progress()).orderedAt, null);
  });

  test("is sent once to each subscriber, and each failure has its reason", async () => {
    mailbox.responses.set(gone, "550 5.1.1 No such user");
    mailbox.responses.set(full, "452 4.2.2 Mailbox full");
    assert.equal((await progress()).waiting, 25);
    const orders = await Promise.all([1, 2, 3].map(() => admin.ask("POST", `campaign/${id}/send`)));
    assert.deepEqual(orders.map(({ status }) => status).toSorted(), [200, 409, 409]);
    await until(async () => (await progress()).sent === 23);
    const now = await progress();
    assert.deepEqual([now.waiting, now.failed, now.orderedBy], [1, 1, "School office"]);
    const reasons = now.refusals.map(({ to, reason }: Record<string, string>) => [to, reason]);
    assert.deepEqual(
      reasons.toSorted(),
      [
        [gone, "550 5.1.1 No such user"],
        [full, "452 4.2.2 Mailbox full"],
      ].toSorted(),
    );
    const editor = { name: "Editor", email: "editor@sgc.example", role: "editor" };
    await admin.save("POST", "users", { ...editor, password: "one-time word 4711" });
    const first = await signIn(cms, editor.email, "one-time word 4711");
    const { docs } = await (await admin.ask("GET", "users?sort=-id&limit=1")).json();
    await first.save("PATCH", `users/${docs[0].id}`, { password: ownPassword });
    const seen = await (await first.ask("GET", `campaign/${id}`)).json();
    assert.deepEqual(
      seen.refusals.map(({ to }: Record<string, string>) => to).toSorted(),
      [gone, full].map((email) => email.replace(/^(.)[^@]*/, "$1…")).toSorted(),
    );
    const today = await admin.ask("GET", "payload-jobs?where[hasError][equals]=true");
    assert.equal((await today.json()).totalDocs, 1);
    // A newsletter that was sent cannot be changed, nor deleted while it is being sent.
    assert.equal((await admin.ask("PATCH", `campaigns/${id}`, { text: "Other" })).status, 403);
    assert.equal((await admin.ask("DELETE", `campaigns/${id}`)).status, 403);
    mailbox.responses.delete(full);
    // Skips the wait for the next retry.
    await runSql(dataDir, "UPDATE payload_jobs SET wait_until = '2020-01-01'");
    const { sent, failed, waiting } = await finished();
    assert.deepEqual([sent, failed, waiting], [24, 1, 0]);
    assert.deepEqual(countEmails(), [0, ...Array(24).fill(1)]);
    const stopped = (await subscribers()).filter(({ stoppedBecause }) => stoppedBecause);
    assert.deepEqual(
      stopped.map(({ email }) => email),
      [gone],
    );
  });

  test("every e-mail has a one-click unsubscribe link for its subscriber (RFC 8058)", async () => {
    const [reader = ""] = people.slice(5);
    const email = await newestEmailTo(reader, 2);
    const out = getHeader(email, "list-unsubscribe") ?? "";
    assert.match(out, /^<https:\/\/www\.school\.example\/newsletter\/leave\?key=[\w-]{43}>$/);
    assert.equal(getHeader(email, "list-unsubscribe-post"), "List-Unsubscribe=One-Click");
    assert.equal(getHeader(email, "list-id"), "<newsletter.sgc.example>");
    const key = findKey(email, "leave");
    assert.ok(out.includes(key));
    assert.ok(email.html?.includes(key));
    // It is the only personal address in the e-mail.
    const links = new Set((email.html ?? "").match(/https?:\/\/[^"<\s]+/g));
    assert.deepEqual([...links].toSorted(), [
      `${site}/newsletter/leave?key=${key}`,
      `${site}/newsletter?tab=monthly`,
    ]);
    const others = await Promise.all(people.slice(6, 12).map((other) => newestEmailTo(other, 2)));
    assert.equal(new Set([key, ...others.map((other) => findKey(other, "leave"))]).size, 7);
    assert.equal((await step("leave", { key })).status, 200);
    const left = (await subscribers()).map(({ email }) => email);
    assert.deepEqual(left.toSorted(), people.filter((email) => email !== reader).toSorted());
  });

  test("a confirmation link is valid for 48 hours", async () => {
    for (const email of [late, patient]) await step("subscribe", { email });
    const key = findKey(await newestEmailTo(late), "confirm");
    await newestEmailTo(patient);
    await age(late, 49);
    assert.equal((await step("confirm", { key })).status, 404);
  });

  test("after a kill it continues: no subscriber is missed, and one at most gets it twice", async () => {
    const before = countEmails();
    await write("Second");
    await admin.ask("POST", `campaign/${id}/send`);
    const newOnes = () => countEmails().map((count, n) => count - (before[n] ?? 0));
    const done = () => newOnes().reduce((all, count) => all + count, 0);
    await until(() => done() >= 7);
    await killAndStartAgain(() => age(patient, 47));
    const cut = done();
    assert.ok(cut < 23, `${cut} had been sent before the CMS was killed`);
    const { sent, failed } = await finished();
    assert.deepEqual([sent, failed], [23, 0]);
    const counts = newOnes();
    // Two of them have unsubscribed.
    assert.equal(counts.filter((count) => count === 0).length, 2);
    const twice = counts.filter((count) => count > 1);
    assert.ok(twice.length <= 1 && twice.every((count) => count === 2), String(counts));
    const [reader = ""] = people.slice(20);
    const names = (await emailsTo(reader)).map(({ messageId }) => messageId);
    assert.equal(new Set(names).size, 3, "each e-mail has a unique Message-ID");
  });

  test("an address that was not confirmed within 48 hours is deleted, and other links still work", async () => {
    await until(async () => !(await entry(late)));
    assert.ok(await entry(people[20] ?? ""));
    assert.equal(
      (await step("confirm", { key: findKey(await newestEmailTo(patient), "confirm") })).status,
      200,
    );
  });
});
