import { beforeAll, describe, expect, test, vi } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { expectResponse } from "../prepare-cms.ts";
import { runSql } from "../run-sql.ts";
import {
  admin,
  createUser,
  dataDir,
  entry,
  findKey,
  killAndStartAgain,
  mailbox,
  site,
  step,
  subscribe,
  subscribers,
  waitForEmail,
} from "./newsletter-cms.ts";

const people = Array.from({ length: 25 }, (_, n) => `parent-${n}@home.example`);
const [gone = "", full = ""] = people;
const [late, patient] = ["late@home.example", "patient@home.example"];
type Refusal = { to: string; reason: string };

/** Makes the sign-up of an address older. */
const age = (email: string, hours: number) => {
  const asked = new Date(Date.now() - hours * 3_600_000).toISOString();
  return runSql(dataDir, `UPDATE subscribers SET asked_at = '${asked}' WHERE email = '${email}'`);
};

describe("a newsletter by e-mail", () => {
  const text = "प्रिय अभिभावक,\n\nthe new issue is out. <b>Please</b> read it.";
  let id: number;
  const progress = () => admin.get(`campaign/${id}`);
  const write = async (subject: string) => {
    const campaign = { subject, text, url: "/newsletter?tab=monthly" };
    id = (await admin.save("POST", "campaigns", campaign)).id;
  };
  const expectFinished = (sent: number, failed: number) =>
    expect.poll(progress).toMatchObject({ isFinished: true, sent, failed, waiting: 0 });
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
  });

  test("a test e-mail goes only to its author, and is marked as a test", async () => {
    await write("समाचार पत्र\r\nBcc: thief@elsewhere.example");
    const trial = await admin.ask("POST", `campaign/${id}/trial`);
    expect(await readJson(trial)).toEqual({ to: "office@sgc.example" });
    const email = await waitForEmail("office@sgc.example");
    // Line breaks were removed.
    expect(email.subject).toBe("Test: समाचार पत्र Bcc: thief@elsewhere.example");
    expect(email.bcc).toBeUndefined();
    expect(mailbox.received.at(-1)?.to).toHaveLength(1);
    expect(email.text).toMatch(/प्रिय अभिभावक,\s+the new issue is out\. <b>Please<\/b> read it\./);
    expect(email.html).toMatch(/&lt;b&gt;Please&lt;\/b&gt;/);
    expect(email.html).toContain(`href="${site}/newsletter?tab=monthly"`);
    expect(email.html).not.toMatch(/<img|<script|src=|url\(/i);
    const [event] = await admin.find("audit-log?limit=1&sort=-id");
    expect(event?.["what"]).toBe("sent a test newsletter");
    expect((await progress()).orderedAt).toBeNull();
  });

  test("is sent once to each subscriber, and each failure has its reason", async () => {
    mailbox.responses.set(gone, "550 5.1.1 No such user");
    mailbox.responses.set(full, "452 4.2.2 Mailbox full");
    expect((await progress()).waiting).toBe(25);
    const orders = await Promise.all([1, 2, 3].map(() => admin.ask("POST", `campaign/${id}/send`)));
    expect(orders.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await expect
      .poll(progress)
      .toMatchObject({ sent: 23, waiting: 1, failed: 1, orderedBy: "School office" });
    const byAddress = (one: Refusal, other: Refusal) => one.to.localeCompare(other.to);
    expect((await progress()).refusals.toSorted(byAddress)).toMatchObject([
      { to: gone, reason: "550 5.1.1 No such user" },
      { to: full, reason: "452 4.2.2 Mailbox full" },
    ]);
    const editor = await createUser("editor");
    const { refusals } = await editor.get(`campaign/${id}`);
    expect(refusals.map(({ to }: Refusal) => to)).toEqual(["p…@home.example", "p…@home.example"]);
    expect(await admin.find("payload-jobs?where[hasError][equals]=true")).toHaveLength(1);
    // A newsletter that was sent cannot be changed, nor deleted while it is being sent.
    await expectResponse(admin.ask("PATCH", `campaigns/${id}`, { text: "Other" }), 403);
    await expectResponse(admin.ask("DELETE", `campaigns/${id}`), 403);
    mailbox.responses.delete(full);
    // Skips the wait for the next retry.
    await runSql(dataDir, "UPDATE payload_jobs SET wait_until = '2020-01-01'");
    await expectFinished(24, 1);
    expect(countEmails()).toEqual([0, ...Array(24).fill(1)]);
    const stopped = (await subscribers()).filter(({ stoppedBecause }) => stoppedBecause);
    expect(stopped.map(({ email }) => email)).toEqual([gone]);
  });

  test("every e-mail has a one-click unsubscribe link for its subscriber (RFC 8058)", async () => {
    const [reader = ""] = people.slice(5);
    const email = await waitForEmail(reader, 2);
    const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]));
    const key = findKey(email, "leave");
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(headers).toMatchObject({
      "list-unsubscribe": `<${site}/newsletter/leave?key=${key}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      "list-id": "<newsletter.sgc.example>",
    });
    // It is the only personal address in the e-mail.
    const links = new Set((email.html ?? "").match(/https?:\/\/[^"<\s]+/g));
    expect([...links].toSorted()).toEqual([
      `${site}/newsletter/leave?key=${key}`,
      `${site}/newsletter?tab=monthly`,
    ]);
    const others = await Promise.all(people.slice(6, 12).map((other) => waitForEmail(other, 2)));
    expect(new Set([key, ...others.map((other) => findKey(other, "leave"))]).size).toBe(7);
    await expectResponse(step("leave", { key }), 200);
    const left = (await subscribers()).map(({ email }) => email);
    expect(left.toSorted()).toEqual(people.filter((email) => email !== reader).toSorted());
  });

  test("a confirmation link is valid for 48 hours", async () => {
    for (const email of [late, patient]) await step("subscribe", { email });
    const key = findKey(await waitForEmail(late), "confirm");
    await waitForEmail(patient);
    await age(late, 49);
    await expectResponse(step("confirm", { key }), 404);
  });

  test("after a kill it continues: no subscriber is missed, and one at most gets it twice", async () => {
    const before = countEmails();
    await write("Second");
    await admin.ask("POST", `campaign/${id}/send`);
    const newOnes = () => countEmails().map((count, n) => count - (before[n] ?? 0));
    const done = () => newOnes().reduce((all, count) => all + count, 0);
    await vi.waitUntil(() => done() >= 7, 60_000);
    await killAndStartAgain(() => age(patient, 47));
    expect(done(), "the CMS was killed too late").toBeLessThan(23);
    await expectFinished(23, 0);
    const counts = newOnes().toSorted();
    // Two of them have unsubscribed.
    expect(counts.slice(0, 3)).toEqual([0, 0, 1]);
    expect(counts.slice(3, -1)).toEqual(Array(21).fill(1));
    expect([1, 2]).toContain(counts.at(-1));
    const ids = (await mailbox.emailsTo(people[20] ?? "")).map(({ messageId }) => messageId);
    expect(new Set(ids).size, "each e-mail has a unique Message-ID").toBe(3);
  });

  test("an address that was not confirmed within 48 hours is deleted, and other links still work", async () => {
    await expect.poll(() => entry(late)).toBeUndefined();
    expect(await entry(people[20] ?? "")).toBeTruthy();
    const key = findKey(await waitForEmail(patient), "confirm");
    await expectResponse(step("confirm", { key }), 200);
  });
});
