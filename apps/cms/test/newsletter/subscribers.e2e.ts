import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runSql } from "../run-sql.ts";
import {
  admin,
  dataDir,
  entry,
  findKey,
  mailbox,
  step,
  subscribe,
  subscribers,
  visitor,
  waitForEmail,
} from "./newsletter-cms.ts";

const status = async (name: string, body: object) => (await step(name, body)).status;

describe("newsletter subscribers", () => {
  test("subscribe with a confirmation, and are deleted when they unsubscribe", async () => {
    expect(await visitor.get("/api/newsletter/SGSM")).toEqual([{ sender: "office@sgc.example" }]);
    const email = "mother@home.example";
    expect(await status("subscribe", { email: ` Mother@Home.example ` })).toBe(202);
    const received = await waitForEmail(email);
    expect((await entry(email))?.confirmedAt ?? null).toBeNull();
    expect(received.subject).toMatch(/Please confirm your subscription to the newsletter of SGC/);
    expect(await status("confirm", { key: "x".repeat(43) })).toBe(404);
    const key = findKey(received, "confirm");
    for (const _ of ["once", "and by a second press"])
      expect(await status("confirm", { key })).toBe(200);
    expect((await entry(email))?.confirmedAt).toBeTruthy();

    // A confirmed subscriber gets a notice with an unsubscribe link, but not again within the hour.
    const other = "father@home.example";
    await subscribe(other);
    await runSql(dataDir, "UPDATE subscribers SET asked_at = '2026-01-01'");
    await step("subscribe", { email: other });
    await step("subscribe", { email: other });
    const second = await waitForEmail(other, 2);
    expect(second.subject).toMatch(/You already subscribe to the newsletter of SGC/);
    expect(await mailbox.emailsTo(other)).toHaveLength(2);

    const out = findKey(second, "leave");
    expect(await status("leave", { key: out.slice(0, 30) })).toBe(404);
    expect(await entry(other)).toBeTruthy();
    for (const _ of ["once", "and once more"])
      expect(await status("leave", { key: out })).toBe(200);
    expect(await entry(other)).toBeUndefined();
    expect(await status("confirm", { key })).toBe(200);
  });

  test("get e-mails in the language of the form, with links to Hindi pages while the website has them", async () => {
    const setLanguages = (languages: string[]) =>
      admin.save("POST", "globals/settings", { languages, _status: "published" });
    const ask = async (email: string) => {
      expect(await status("subscribe", { email, language: "hi" })).toBe(202);
      return waitForEmail(email);
    };
    await setLanguages([]);
    const before = await ask("dadi@home.example");
    expect(before.subject).toMatch(/^कृपया SGC.* के न्यूज़लेटर की सदस्यता की पुष्टि करें$/);
    expect(before.text).toContain("48 घंटे");
    expect(findKey(before, "confirm")).not.toBe("");
    await setLanguages(["hi"]);
    const during = await ask("nani@home.example");
    expect(during.text).toMatch(/https:\/\/www\.school\.example\/hi\/newsletter\/confirm\?key=/);
    await setLanguages([]);
    const other = { email: "oncle@home.example", language: "fr" };
    expect(await status("subscribe", other)).toBe(202);
    expect((await waitForEmail(other.email)).subject).toMatch(/^Please confirm/);
  });

  test("an unknown address is deleted together with its e-mail", async () => {
    const email = "mistyped@home.example";
    mailbox.responses.set(email, "550 5.1.1 No such user");
    expect(await status("subscribe", { email })).toBe(202);
    await expect.poll(() => entry(email)).toBeUndefined();
    await expect.poll(() => admin.find("payload-jobs")).toEqual([]);
  });

  test("the list contains no usable key", async () => {
    expect(JSON.stringify(await subscribers())).not.toMatch(/digest|salt/i);
    const dump = await runSql(dataDir, "SELECT * FROM subscribers");
    const key = findKey(await waitForEmail("mother@home.example"), "confirm");
    expect(JSON.stringify(dump)).not.toContain(key);
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
      expect(performance.now() - since, email).toBeGreaterThanOrEqual(240);
    };
    const anyAddress = fc
      .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom(...known))
      .map(([name, address]) => (name.length % 2 ? address : `${name}@elsewhere.example`));
    await fc.assert(fc.asyncProperty(anyAddress, ask), { numRuns: 30 });
    expect([...answers]).toHaveLength(1);
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
    const isRejected = async (email: string) => (await status("subscribe", { email })) === 422;
    await fc.assert(fc.asyncProperty(bad, isRejected), { numRuns: 40 });
    expect(await status("subscribe", { email: ["a@b.example"] })).toBe(422);
    expect(await status("subscribe", {})).toBe(422);
    expect(await status("toString", {})).toBe(404);
    for (const { text, to } of mailbox.received.slice(before)) {
      expect(to).toHaveLength(1);
      expect(text).not.toMatch(/^bcc:/im);
    }
  });
});
