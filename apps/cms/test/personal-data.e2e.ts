import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { startSite } from "../../../tests/e2e/harness/site.ts";
import { toPayloadSecret } from "../src/payload-secret.ts";
import { createDigest, unsubscribeKey } from "../src/withdrawals/subscriber-keys.ts";
import { ownPassword, signIn } from "./editor.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";
import { newDataDir, removeDataDir } from "./running-cms.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe("data about one person", () => {
  const { admin, cms, createUser, dataDir, killAndStartAgain, visitor } = prepareCms({
    MINIMUM_RETENTION_DAYS: "365",
  });
  const inbox = () => admin.find<{ email: string; message: string }>("contact-messages?limit=0");
  const ask = (action: "export" | "erase", email: string, who = admin) =>
    who.ask("POST", "personal-data", { email, action });
  /** What a restored backup has again. */
  const restoreMessage = (email: string, receivedAt: string) =>
    runSql(
      dataDir,
      `INSERT INTO contact_messages (received_at, name, email, message, idempotency_key)
       VALUES ('${receivedAt}', 'P', '${email}', 'Restored', '${email} ${receivedAt}')`,
    );
  const restoreSubscriber = (email: string, createdAt: string, leaveDigest = `leave ${email}`) =>
    runSql(
      dataDir,
      `INSERT INTO subscribers
         (email, confirmed_at, salt, confirm_digest, leave_digest, created_at, updated_at)
       VALUES ('${email}', '${createdAt}', 's', 'c ${email}', '${leaveDigest}', '${createdAt}', '${createdAt}')`,
    );
  const subscribers = () => admin.find<{ id: number; email: string }>("subscribers?limit=0");

  test("is exported and erased by administrators, also after a restore", async () => {
    const address = "parent@example.org";
    const send = (email: string, message = "About my child") =>
      visitor.sendMessage({ email, message });
    await send("Parent@Example.org");
    await send("another-parent@example.org");
    const consent = { givenBy: `Mother, ${address}`, on: "2026-01-01T12:00:00Z" };
    await admin.save("POST", "toppers", { name: "Child", class: "X", division: "97", consent });
    const teacher = { name: "A teacher", role: "pgt", consent, _status: "draft" };
    await admin.save("POST", "staff", teacher);
    const editor = await createUser("privacy-editor");
    for (const action of ["export", "erase"] as const)
      await expectResponse(ask(action, address, editor), 403);

    const exported = await readJson(await ask("export", " PARENT@example.org "));
    expect(exported).toMatchObject({
      email: address,
      note: expect.stringContaining("within a minute"),
      messages: [{ email: "Parent@Example.org", message: "About my child" }],
      newsletter: [],
      consents: ["toppers", "staff"].map((list) => ({
        list,
        consent: { givenBy: consent.givenBy },
      })),
      notDelivered: [],
    });
    const before = new Date().toISOString();
    const erased = await ask("erase", " PARENT@example.org ");
    expect(await readJson(erased)).toMatchObject({ erased: 1, consents: 2 });
    await expect(send("Parent@Example.org", "A new question")).resolves.toHaveProperty("ok", true);
    const events = await admin.find<{ what: string }>("audit-log?limit=5&sort=-at");
    expect(events.map(({ what }) => what)).toContain(
      "erased {number} records about an e-mail address",
    );
    expect(JSON.stringify(events)).not.toContain(address);

    await killAndStartAgain(() => restoreMessage("Parent@Example.org", before));
    const left = (await inbox()).map(({ email, message }) => `${email}: ${message}`).sort();
    expect(left).toEqual([
      "Parent@Example.org: A new question",
      "another-parent@example.org: About my child",
    ]);
  });

  test("includes messages that the website could not deliver", async () => {
    const siteDir = newDataDir();
    const outbox = join(siteDir, "outbox");
    const write = (name: string, text: string) => writeFileSync(join(outbox, name), text);
    const refused = (key: string, email: string) => {
      const message = { name: "P", email, message: "Refused", schoolcode: "SGSM" };
      write(`refused/${key}.json`, JSON.stringify({ key, formType: "CF", message, notice: "" }));
    };
    for (const folder of ["refused", "unreadable"])
      mkdirSync(join(outbox, folder), { recursive: true });
    refused("one", "Father@example.org");
    refused("two", "aunt@example.org");
    write("unreadable/three.json", '{"message":{"email":"father@example.org","mess');
    const held = () => readdirSync(outbox, { recursive: true, encoding: "utf8" }).sort();
    const options = { contentApiUrl: cms.url, dataDir: siteDir, now: new Date().toISOString() };
    const site = await startSite(options);
    const findHeld = async () =>
      (await readJson(await ask("export", "father@example.org"))).notDelivered;
    await expect
      .poll(findHeld)
      .toMatchObject([
        { name: "refused/one.json", since: expect.stringMatching(/^20/) },
        { name: "unreadable/three.json" },
      ]);
    expect(held()).toContain("refused/one.json");
    await ask("erase", "father@example.org");
    await site.stop();
    const again = await startSite(options);
    await expect.poll(held).toEqual(["refused", "refused/two.json", "unreadable"]);
    await again.stop();
    removeDataDir(siteDir);
  });

  test("stays erased and unsubscribed with a new secret, also after an upgrade from 0.1.0", async () => {
    const secret = toPayloadSecret(readFileSync(join(dataDir, "secret"), "utf8").trim());
    const oldDigest = (email: string) => createDigest(unsubscribeKey(secret, email));
    const of010 = (kind: "sender" | "subscriber", email: string, until: string) =>
      `${JSON.stringify({ at: daysAgo(1), kind, id: oldDigest(email), until })}\n`;
    const list = join(dataDir, "withdrawn.jsonl");
    appendFileSync(list, of010("sender", "sender-of-010@example.org", daysAgo(1).slice(0, 10)));
    appendFileSync(list, of010("subscriber", "reader-of-010@example.org", "0000-01-01"));
    await ask("erase", "sender@example.org");
    await restoreSubscriber("reader@example.org", daysAgo(3));
    const reader = (await subscribers()).find(({ email }) => email === "reader@example.org");
    await expectResponse(admin.ask("DELETE", `subscribers/${reader?.id}`), 200);
    const text = readFileSync(list, "utf8");
    expect(text).not.toMatch(/@|example/);

    const restore = async () => {
      for (const email of ["sender-of-010@example.org", "sender@example.org"])
        await restoreMessage(email, daysAgo(2));
      await restoreSubscriber("reader@example.org", daysAgo(3));
      const digest = oldDigest("reader-of-010@example.org");
      await restoreSubscriber("reader-of-010@example.org", daysAgo(3), digest);
    };
    const expectNothing = async () => {
      expect((await inbox()).filter(({ email }) => /^(sender|reader)/.test(email))).toEqual([]);
      expect(await subscribers()).toEqual([]);
    };
    await killAndStartAgain(restore);
    await expectNothing();
    await killAndStartAgain(async () => {
      writeFileSync(join(dataDir, "secret"), "f".repeat(64));
      await restore();
    });
    Object.assign(admin, await signIn(cms, "office@sgc.example", ownPassword));
    await expectNothing();
    // Both write and subscribe again, and stay.
    await visitor.sendMessage({ email: "sender-of-010@example.org" });
    await killAndStartAgain(() => restoreSubscriber("reader-of-010@example.org", daysAgo(0)));
    expect((await subscribers()).map(({ email }) => email)).toEqual(["reader-of-010@example.org"]);
    expect((await inbox()).map(({ email }) => email)).toContain("sender-of-010@example.org");
  });

  test("is retained in a closed file, and logs whole, where the law requires it", async () => {
    const folder = join(dataDir, "erased-records");
    const [file = ""] = readdirSync(folder);
    const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
    const erased = lines.map((line) => JSON.parse(line));
    expect(erased).toContainEqual(
      expect.objectContaining({
        list: "contact-messages",
        record: expect.objectContaining({ email: "Parent@Example.org", message: "About my child" }),
      }),
    );
    expect(erased).toContainEqual(
      expect.objectContaining({
        list: "subscribers",
        record: expect.objectContaining({ email: "reader@example.org" }),
      }),
    );
    expect((await visitor.school()).privacy).toMatchObject({ minimumDays: 365 });
    expect(await admin.open("/collections/contact-messages")).toContain("Data about one person");

    const events = () => admin.find<{ id: number; from: string }>("audit-log?limit=0&sort=id");
    const [old, young] = (await events()).filter(({ from }) => from === "127.0.0.1");
    const age = (id = 0, days = 0) =>
      runSql(dataDir, `UPDATE audit_log SET at = '${daysAgo(days)}' WHERE id = ${id}`);
    await killAndStartAgain(async () => {
      await age(old?.id, 366);
      await age(young?.id, 364);
      writeFileSync(join(folder, `${daysAgo(367).slice(0, 10)}.jsonl`), "{}\n");
      writeFileSync(join(folder, `${daysAgo(364).slice(0, 10)}.jsonl`), "{}\n");
    });
    const from = async (id = 0) => (await events()).find((one) => one.id === id)?.from;
    await expect.poll(() => from(old?.id)).toBe("127.0.0.0/24");
    expect(await from(young?.id)).toBe("127.0.0.1");
    await expect
      .poll(() => readdirSync(folder))
      .toEqual([`${daysAgo(364).slice(0, 10)}.jsonl`, file]);
  });
});
