import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, test } from "vitest";
import { runSql } from "../run-sql.ts";
import { until } from "../until.ts";
import {
  clerk,
  dataDir,
  emailsTo,
  entry,
  host,
  join,
  keyIn,
  mailbox,
  newestEmailTo,
  step,
  subscribers,
} from "./newsletter-host.ts";

describe("subscribers of the newsletter", () => {
  test("an address is on the list once its owner has confirmed, and gone once he leaves", async () => {
    const offered = await fetch(`${host.url}/api/newsletter/SGSM`);
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
    const key = keyIn(received, "confirm");
    for (const _ of ["once", "and by a second press"])
      assert.equal((await step("confirm", { key })).status, 200);
    assert.ok((await entry(email))?.confirmedAt);

    // Who forgot that he has it reads that, and how to get out; asked again within the hour nothing comes.
    const other = "father@home.example";
    await join(other);
    await runSql(dataDir, "UPDATE subscribers SET asked_at = '2026-01-01'");
    await step("subscribe", { email: other });
    await step("subscribe", { email: other });
    const second = await newestEmailTo(other, 2);
    assert.match(second.subject ?? "", /You already subscribe to the newsletter of SGC/);
    assert.equal((await emailsTo(other)).length, 2);

    const out = keyIn(second, "leave");
    assert.equal((await step("leave", { key: out.slice(0, 30) })).status, 404);
    assert.ok(await entry(other));
    for (const _ of ["once", "and once more"])
      assert.equal((await step("leave", { key: out })).status, 200);
    assert.equal(await entry(other), undefined);
    assert.equal((await step("confirm", { key })).status, 200);
  });

  test("an address that never confirms gets two e-mails, however often somebody signs it up", async () => {
    const email = "bombed@home.example";
    const anHourLater = async () => {
      const rows = await runSql(
        dataDir,
        `SELECT asked_at, created_at FROM subscribers WHERE email = '${email}'`,
      );
      const [asked, created] = Object.values(rows[0] ?? {}).map((moment) =>
        new Date(new Date(moment).getTime() - 3_600_000).toISOString(),
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
    // What is queued is sent in the order in which it was asked for.
    await step("subscribe", { email: "next@home.example" });
    await newestEmailTo("next@home.example");
    assert.equal((await emailsTo(email)).length, 2);
  });

  test("an address that nobody has is deleted, and its e-mail with it", async () => {
    const email = "mistyped@home.example";
    mailbox.says.set(email, "550 5.1.1 No such user");
    assert.equal((await step("subscribe", { email })).status, 202);
    await until(async () => !(await entry(email)));
    await until(
      async () => (await (await clerk.ask("GET", "payload-jobs")).json()).totalDocs === 0,
    );
  });

  test("nobody but an admin reads the list, and it holds no key that opens anything", async () => {
    for (const list of ["subscribers", "payload-jobs", "mailings"])
      assert.equal((await fetch(`${host.url}/cms-api/${list}`)).status, 401, list);
    const text = JSON.stringify(await subscribers());
    assert.doesNotMatch(text, /digest|salt/i);
    const dump = await runSql(dataDir, "SELECT * FROM subscribers");
    const key = keyIn(await newestEmailTo("mother@home.example"), "confirm");
    assert.ok(!JSON.stringify(dump).includes(key));
  });

  test("no answer tells whether an address is on the list", async () => {
    await step("subscribe", { email: "waiting@home.example" });
    const known = ["mother@home.example", "waiting@home.example", "MOTHER@home.example"];
    const answers = new Set<string>();
    const ask = async (email: string) => {
      const since = performance.now();
      const answer = await step("subscribe", { email });
      const { date: _, ...headers } = Object.fromEntries(answer.headers);
      answers.add(JSON.stringify([answer.status, headers, await answer.text()]));
      assert.ok(performance.now() - since >= 240, `${email} was answered too soon to tell nothing`);
    };
    const anybody = fc
      .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom(...known))
      .map(([name, address]) => (name.length % 2 ? address : `${name}@elsewhere.example`));
    await fc.assert(fc.asyncProperty(anybody, ask), { numRuns: 30 });
    assert.equal(answers.size, 1, [...answers].join("\n"));
  });

  test("nothing that is no single address gets an e-mail, and no header can be smuggled in", async () => {
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
