import assert from "node:assert/strict";
import { beforeAll, describe, test } from "vitest";
import { ownPassword, signIn } from "../clerk.ts";
import { runSql } from "../run-sql.ts";
import { until } from "../until.ts";
import {
  clerk,
  dataDir,
  emailsTo,
  entry,
  headerOf,
  host,
  join,
  keyIn,
  killAndStartAgain,
  mailbox,
  newestAuditEvent,
  newestEmailTo,
  site,
  step,
  subscribers,
} from "./newsletter-host.ts";

const people = Array.from({ length: 25 }, (_, n) => `parent-${n}@home.example`);
const [gone = "", full = ""] = people;
const [late, patient] = ["late@home.example", "patient@home.example"];

/** As if they had been asked to confirm so many hours ago. */
const age = (email: string, hours: number) => {
  const asked = new Date(Date.now() - hours * 3_600_000).toISOString();
  return runSql(dataDir, `UPDATE subscribers SET asked_at = '${asked}' WHERE email = '${email}'`);
};

describe("a newsletter by e-mail", () => {
  const text = "प्रिय अभिभावक,\n\nthe new issue is out. <b>Please</b> read it.";
  let id: number;
  const progress = async () => (await clerk.ask("GET", `mailing/${id}`)).json();
  const write = async (subject: string) => {
    id = (await clerk.save("POST", "mailings", { subject, text, url: "/newsletter?tab=monthly" }))
      .id;
  };
  const finished = () =>
    until(async () => {
      const now = await progress();
      return now.isFinished ? now : undefined;
    });
  const countsOf = () =>
    people.map(
      (address) =>
        mailbox.received.filter(
          ({ to, text: sent }) => to.includes(address) && sent.includes("List-Unsubscribe"),
        ).length,
    );

  beforeAll(async () => {
    for (const { id } of await subscribers()) await clerk.ask("DELETE", `subscribers/${id}`);
    await Promise.all(people.map((address) => join(address)));
    assert.equal((await subscribers()).filter(({ confirmedAt }) => confirmedAt).length, 25);
  });

  test("a trial goes to whoever writes it alone, and is marked as one", async () => {
    await write("समाचार पत्र\r\nBcc: thief@elsewhere.example");
    const answer = await clerk.ask("POST", `mailing/${id}/trial`);
    assert.deepEqual([answer.status, await answer.json()], [200, { to: "office@sgc.example" }]);
    const email = await newestEmailTo("office@sgc.example");
    // One line, whatever was pasted.
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

  test("it is ordered once, goes to each subscriber once, and each failure has its reason", async () => {
    mailbox.says.set(gone, "550 5.1.1 No such user");
    mailbox.says.set(full, "452 4.2.2 Mailbox full");
    assert.equal((await progress()).waiting, 25);
    const orders = await Promise.all([1, 2, 3].map(() => clerk.ask("POST", `mailing/${id}/send`)));
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
    await clerk.save("POST", "users", { ...editor, password: "one-time word 4711" });
    const first = await signIn(host, editor.email, "one-time word 4711");
    const { docs } = await (await clerk.ask("GET", "users?sort=-id&limit=1")).json();
    await first.save("PATCH", `users/${docs[0].id}`, { password: ownPassword });
    const seen = await (await first.ask("GET", `mailing/${id}`)).json();
    assert.deepEqual(
      seen.refusals.map(({ to }: Record<string, string>) => to).toSorted(),
      [gone, full].map((email) => email.replace(/^(.)[^@]*/, "$1…")).toSorted(),
    );
    const today = await clerk.ask("GET", "payload-jobs?where[hasError][equals]=true");
    assert.equal((await today.json()).totalDocs, 1);
    // What was ordered stays as it was sent, and cannot be taken away while it is under way.
    assert.equal((await clerk.ask("PATCH", `mailings/${id}`, { text: "Other" })).status, 403);
    assert.equal((await clerk.ask("DELETE", `mailings/${id}`)).status, 403);
    mailbox.says.delete(full);
    // Instead of waiting for the next try.
    await runSql(dataDir, "UPDATE payload_jobs SET wait_until = '2020-01-01'");
    const { sent, failed, waiting } = await finished();
    assert.deepEqual([sent, failed, waiting], [24, 1, 0]);
    assert.deepEqual(countsOf(), [0, ...Array(24).fill(1)]);
    const stopped = (await subscribers()).filter(({ stoppedBecause }) => stoppedBecause);
    assert.deepEqual(
      stopped.map(({ email }) => email),
      [gone],
    );
  });

  test("every e-mail has one click out (RFC 8058), for this subscriber alone", async () => {
    const [reader = ""] = people.slice(5);
    const email = await newestEmailTo(reader, 2);
    const out = headerOf(email, "list-unsubscribe") ?? "";
    assert.match(out, /^<https:\/\/www\.school\.example\/newsletter\/leave\?key=[\w-]{43}>$/);
    assert.equal(headerOf(email, "list-unsubscribe-post"), "List-Unsubscribe=One-Click");
    assert.equal(headerOf(email, "list-id"), "<newsletter.sgc.example>");
    const key = keyIn(email, "leave");
    assert.ok(out.includes(key));
    assert.ok(email.html?.includes(key));
    // The one personal address in it.
    const links = new Set((email.html ?? "").match(/https?:\/\/[^"<\s]+/g));
    assert.deepEqual([...links].toSorted(), [
      `${site}/newsletter/leave?key=${key}`,
      `${site}/newsletter?tab=monthly`,
    ]);
    const others = await Promise.all(people.slice(6, 12).map((other) => newestEmailTo(other, 2)));
    assert.equal(new Set([key, ...others.map((other) => keyIn(other, "leave"))]).size, 7);
    assert.equal((await step("leave", { key })).status, 200);
    const left = (await subscribers()).map(({ email }) => email);
    assert.deepEqual(left.toSorted(), people.filter((email) => email !== reader).toSorted());
  });

  test("a link to confirm is good for no longer than 48 hours", async () => {
    for (const email of [late, patient]) await step("subscribe", { email });
    const key = keyIn(await newestEmailTo(late), "confirm");
    await newestEmailTo(patient);
    await age(late, 49);
    assert.equal((await step("confirm", { key })).status, 404);
  });

  test("killed in the middle it goes on by itself: nobody is left out, and one at most gets it twice", async () => {
    const before = countsOf();
    await write("Second");
    await clerk.ask("POST", `mailing/${id}/send`);
    const newOnes = () => countsOf().map((count, n) => count - (before[n] ?? 0));
    const done = () => newOnes().reduce((all, count) => all + count, 0);
    await until(() => done() >= 7);
    await killAndStartAgain(() => age(patient, 47));
    const cut = done();
    assert.ok(cut < 23, `${cut} had gone out when the host was killed`);
    const { sent, failed } = await finished();
    assert.deepEqual([sent, failed], [23, 0]);
    const counts = newOnes();
    // Two of them are not on the list any more.
    assert.equal(counts.filter((count) => count === 0).length, 2);
    const twice = counts.filter((count) => count > 1);
    assert.ok(twice.length <= 1 && twice.every((count) => count === 2), String(counts));
    const [reader = ""] = people.slice(20);
    const names = (await emailsTo(reader)).map(({ messageId }) => messageId);
    assert.equal(new Set(names).size, 3, "each e-mail has a name of its own");
  });

  test("whoever has not confirmed 48 hours later is deleted, and the link of anybody else still works", async () => {
    await until(async () => !(await entry(late)));
    assert.ok(await entry(people[20] ?? ""));
    assert.equal(
      (await step("confirm", { key: keyIn(await newestEmailTo(patient), "confirm") })).status,
      200,
    );
  });
});
