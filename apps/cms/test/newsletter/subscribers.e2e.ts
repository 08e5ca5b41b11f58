import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, test } from "vitest";
import { runSql } from "../run-sql.ts";
import { until } from "../until.ts";
import {
  admin,
  cms,
  dataDir,
  emailsTo,
  entry,
  findKey,
  mailbox,
  newestEmailTo,
  step,
  subscribe,
  subscribers,
} from "./newsletter-cms.ts";

describe("newsletter subscribers", () => {
  test("subscribe with a confirmation, and are deleted when they unsubscribe", async () => {
    const offered = await fetch(`${cms.url}/api/newsletter/SGSM`);
    assert.deepEqual(await offered.json(), [{ sender: "office@sgc.example" }]);
    const email = "mother@home.example";
    assert.equal((await step("subscribe", { email: ` Mother@Home.example ` })).status, 202);
    const received = await newestEmailTo(email);
    assert.equal((await entry(email))?.confirmedAt ?? null, null);
    assert.match(
      received.subject ?? "",
      /Please confirm your subscription to the newsletter of SGC/,
    );
    assert.equal((await step("confirm", { key: "x".repeat(43) })).status, 404);
    const key = findKey(received, "confirm");
    for (const _ of ["once", "and by a second press"])
      assert.equal((await step("confirm", { key })).status, 200);
    assert.ok((await entry(email))?.confirmedAt);

    // A confirmed subscriber gets a notice with an unsubscribe link, but not again within the hour.
    const other = "father@home.example";
    await subscribe(other);
    await runSql(dataDir, "UPDATE subscribers SET asked_at = '2026-01-01'");
    await step("subscribe", { email: other });
    await step("subscribe", { email: other });
    const second = await newestEmailTo(other, 2);
    assert.match(second.subject ?? "", /You already subscribe to the newsletter of SGC/);
    assert.equal((await emailsTo(other)).length, 2);

    const out = findKey(second, "leave");
    assert.equal((await step("leave", { key: out.slice(0, 30) })).status, 404);
    assert.ok(await entry(other));
    for (const _ of ["once", "and once more"])
      assert.equal((await step("leave", { key: out })).status, 200);
    assert.equal(await entry(other), undefined);
    assert.equal((await step("confirm", { key })).status, 200);
  });

  test("an address that never confirms gets two e-mails, however often it is signed up", async () => {
    const email = "bombed@home.example";
    const anHourLater = async () => {
      const rows = await runSql(
        dataDir,
        `SELECT asked_at, created_at FROM subscribers WHERE email = '${email}'`,
      );
      const [asked, created] = Object.values(rows[0] ?? {}).map((at) =>
        new Date(new Date(at).getTime() - 3_600_000).toISOString(),
      );
      await runSql(
        dataDir,
        `UPDATE subscribers SET asked_at = '${asked}', created_at = '${created}' WHERE email = '${email}'`,
      );
    };
    for (let hour = 0; hour < 6; hour += 1) {
      assert.equal((await step("subscribe", { email })).status, 202);
      await newestEmailTo(email, hour === 0 ? 1 : 2);
      await anHourLater();
    }
    // E-mails are sent in the order in which they were queued.
    await step("subscribe", { email: "next@home.example" });
    await newestEmailTo("next@home.example");
    assert.equal((await emailsTo(email)).length, 2);
  });

  test("an unknown address is deleted together with its e-mail", async () => {
    const email = "mistyped@home.example";
    mailbox.responses.set(email, "550 5.1.1 No such user");
    assert.equal((await step("subscribe", { email })).status, 202);
    await until(async () => !(await entry(email)));
    await until(
      async () => (await (await admin.ask("GET", "payload-jobs")).json()).totalDocs === 0,
    );
  });

  test("only an admin reads the list, which contains no usable key", async () => {
    for (const list of ["subscribers", "payload-jobs", "campaigns"])
      assert.equal((await fetch(`${cms.url}/cms-api/${list}`)).status, 401, list);
    const text = JSON.stringify(await subscribers());
    assert.doesNotMatch(text, /digest|salt/i);
    const dump = await runSql(dataDir, "SELECT * FROM subscribers");
    const key = findKey(await newestEmailTo("mother@home.example"), "confirm");
    assert.ok(!JSON.stringify(dump).includes(key));
  });

  test("no response reveals whether an address is on the list", async () => {
    await step("subscribe", { email: "waiting@home.example" });
    const known = ["mother@home.example", "waiting@home.example", "MOTHER@home.example"];
    const answers = new Set<string>();
    const ask = async (email: string) => {
      const since = performance.now();
      const response = await step("subscribe", { email });
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      answers.add(JSON.stringify([response.status, headers, await response.text()]));
      assert.ok(performance.now() - since >= 240, `${email} got a response too early`);
    };
    const anyAddress = fc
      .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom(...known))
      .map(([name, address]) => (name.length % 2 ? address : `${name}@elsewhere.example`));
    await fc.assert(fc.asyncProperty(anyAddress, ask), { numRuns: 30 });
    assert.equal(answers.size, 1, [...answers].join("\n"));
  });

  test("an invalid address gets no e-mail, and cannot inject headers", async () => {
    const before = mailbox.received.length;
    const bad = fc.oneof(
      fc.constantFrom(
        "a@b.example\r\nBcc: c@d.example",
        "a@b.example,c@d.example",
        "A <a@b.example>",
        "a@b.example\u0000",
        "a b@c.example",
        '"a\r\n"@b.example',
        "a@b",
        "",
        `${"a".repeat(250)}@b.example`,
      ),
      fc.string().filter((text) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())),
    );
    await fc.assert(
      fc.asyncProperty(bad, async (email) => (await step("subscribe", { email })).status === 422),
      { numRuns: 40 },
    );
    assert.equal((await step("subscribe", { email: ["a@b.example"] })).status, 422);
    assert.equal((await step("subscribe", {})).status, 422);
    assert.equal((await step("toString", {})).status, 404);
    for (const { text, to } of mailbox.received.slice(before)) {
      assert.equal(to.length, 1);
      assert.doesNotMatch(text, /^bcc:/im);
    }
  });
});
