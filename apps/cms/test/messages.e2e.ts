import { describe, expect, test, vi } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";

describe("messages from visitors", () => {
  const { admin, cms, dataDir, killAndStartAgain, mailbox, visitor } = prepareCms(
    { EMAILS_PER_MINUTE: "30" },
    { hasMail: true },
  );
  const { sendMessage } = visitor;
  const inbox = () => admin.find("contact-messages?limit=0");

  test("stores a message unchanged and returns a receipt [A296]", async () => {
    const text = "हिन्दी, 👨‍👩‍👦, =SUM(A1), <script>alert(1)</script>\n\nसादर";
    const response = await sendMessage({ message: ` ${text} ` });
    expect(response.status).toBe(201);
    const { id, received } = await readJson(response);
    const stored = (await inbox()).find((one) => String(one.id) === id);
    expect(stored).toMatchObject({ message: text, receivedAt: received, formType: "CF" });
  });

  test("stores the privacy notice that the sender saw, without its wording once that has changed", async () => {
    const send = async (version: string) => {
      const { id } = await readJson(await sendMessage({}, { "privacy-notice": version }));
      return (await inbox()).find((one) => String(one.id) === id);
    };
    const current = "2326721c";
    const wording = "We use your name, e-mail address and message only to answer you.\nहम";
    expect(await send(current)).toMatchObject({
      noticeVersion: current,
      noticeWording: expect.stringContaining(wording),
    });
    expect(await send("0a1b2c3d")).toMatchObject({
      noticeVersion: "0a1b2c3d",
      noticeWording: null,
    });
    expect(await send("<script>")).toMatchObject({ noticeVersion: null });
  });

  test("stores one message for one key, even for simultaneous requests", async () => {
    const key = { "idempotency-key": "key-of-the-test" };
    const { length } = await inbox();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendMessage({}, key)));
    answers.push(await sendMessage({}, key));
    for (const { status } of answers) expect(status).toBe(201);
    const receipts = await Promise.all(answers.map((response) => response.text()));
    expect(new Set(receipts).size).toBe(1);
    expect(await inbox()).toHaveLength(length + 1);
  });

  test("reports missing values by field, in the website's words [A201, A202, A203, A204]", async () => {
    const empty = await sendMessage({ name: " ", email: "", message: "\n" });
    expect(empty.status).toBe(422);
    expect(empty.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect((await readJson(empty)).errors).toEqual({
      name: "Name is required",
      email: "Email is required",
      message: "Message is required",
    });
    const malformed = await sendMessage({ email: "not-an-address" });
    expect((await readJson(malformed)).errors).toEqual({ email: "Email is invalid" });
  });

  test("rejects an invalid message with a matching status", async () => {
    const { post } = visitor;
    const path = "/api/form/SGSM/CF";
    const form = { "content-type": "application/x-www-form-urlencoded" };
    await expectResponse(post(path, "name=A", form), 415);
    await expectResponse(post(path, "{"), 400);
    await expectResponse(post("/api/form/XXXX/CF", {}), 404);
    await expectResponse(post("/api/form/SGSM/C%20F", {}), 404);
    // A path segment that leaves its folder is rejected anywhere (R65).
    await expectResponse(post("/api/form/SGSM/..%2f", {}), 400);
    await expectResponse(sendMessage({ message: "x".repeat(65_536) }), 413);
    await expectResponse(sendMessage({}, { "idempotency-key": "x".repeat(201) }), 400);
    await expectResponse(sendMessage({ message: "x".repeat(10_001) }), 422);
    await expectResponse(
      sendMessage({ name: "x".repeat(60_000) }),
      422,
      /"name":"Name must be 200/,
    );
    const email = `${"x".repeat(60_000)}@a.example`;
    await expectResponse(sendMessage({ email }), 422, /"email":"Email must be 254/);
    await expectResponse(sendMessage({ message: "x".repeat(10_000) }), 201);
  });

  test("a message that an earlier release stored with a longer name can be resolved and deleted", async () => {
    const { id } = await readJson(await sendMessage());
    const name = "x".repeat(1_000);
    await runSql(dataDir, `UPDATE contact_messages SET name = '${name}' WHERE id = ${id}`);
    const resolved = await admin.save("PATCH", `contact-messages/${id}`, { isHandled: true });
    expect(resolved).toMatchObject({ isHandled: true, name });
    expect((await admin.trash(`contact-messages/${id}`))["deletedAt"]).toBeTruthy();
  });

  test.each(["\0", "\ud800", "\u202egnp.exe", "a\u0300".repeat(1000), "\r\nBcc: x@y.z"])(
    "accepts unusual characters: %j",
    (text) => expectResponse(sendMessage({ message: `a${text}b` }), 201),
  );

  test("sends no two e-mails within two seconds when 30 a minute are allowed", async () => {
    const recipients = [1, 2, 3, 4].map((number) => `teacher-${number}@sgc.example`).join("\n");
    await admin.ask("POST", "globals/message-notifications", { recipients });
    const { received } = mailbox;
    await sendMessage();
    await vi.waitUntil(() => received.length > 0, 60_000);
    const since = performance.now();
    await vi.waitUntil(() => received.length === 4, 60_000);
    // The first one is noticed within 50 ms.
    expect(performance.now() - since).toBeGreaterThan(5_900);
    await admin.ask("POST", "globals/message-notifications", { recipients: "" });
  });

  test("kill -9 after the receipts neither loses nor duplicates a message", async () => {
    const sent: string[] = [];
    const receipts = new Map<string, string>();
    let isKilled = false;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; !isKilled; count += 1) {
        const name = `kill-${writer}-${count}`;
        sent.push(name);
        const response = await sendMessage({ name }, { "idempotency-key": name }).catch(
          () => undefined,
        );
        if (response?.status !== 201) return;
        receipts.set(name, (await response.json().catch(() => ({}))).id);
      }
    });
    while (receipts.size < 36) await new Promise(setImmediate);
    isKilled = true;
    await killAndStartAgain(() => Promise.all(writers));
    const names = (await inbox()).map(({ name }) => name);
    const countStored = (key: string) => names.filter((name) => name === key).length;
    for (const [key, id] of receipts) if (id) expect(countStored(key), key).toBe(1);
    for (const key of sent) expect(countStored(key), key).toBeLessThanOrEqual(1);
  });

  test("on SIGTERM the CMS finishes running requests and exits with 0", async () => {
    const running = Array.from({ length: 8 }, () => sendMessage().then(({ status }) => status));
    await Promise.all(running.slice(0, 1));
    const code = cms.stop();
    // A connection that was not yet accepted may be refused; an accepted one is served.
    for (const outcome of await Promise.allSettled(running))
      if (outcome.status === "fulfilled") expect(outcome.value).toBe(201);
    expect(await code).toBe(0);
  });
});
