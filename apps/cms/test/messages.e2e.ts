import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { prepareCms } from "./prepare-cms.ts";

describe("messages from visitors", () => {
  const used = prepareCms();

  const message = {
    name: "Sample Visitor",
    email: "v@example.org",
    message: "When?",
    schoolcode: "SGSM",
  };
  const send = (body: unknown, headers: Record<string, string> = {}, path = "/api/form/SGSM/CF") =>
    fetch(used.cms.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const inbox = async (): Promise<Record<string, string>[]> =>
    (await (await used.admin.ask("GET", "contact-messages?limit=0")).json()).docs;

  test("stores a message unchanged and returns a receipt [A296]", async () => {
    const text = "हिन्दी, 👨‍👩‍👦, =SUM(A1), <script>alert(1)</script>\n\nसादर";
    const response = await send({ ...message, message: ` ${text} ` });
    assert.equal(response.status, 201);
    const { id, received } = await response.json();
    const stored = (await inbox()).find((one) => String(one.id) === id);
    assert.equal(stored?.message, text);
    assert.equal(stored?.receivedAt, received);
    assert.equal(stored?.formType, "CF");
  });

  test("stores one message for one key, even for simultaneous requests", async () => {
    const key = { "idempotency-key": "key-of-the-test" };
    const before = (await inbox()).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(message, key)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    const receipts = await Promise.all(answers.map((response) => response.text()));
    assert.equal(new Set(receipts).size, 1);
    assert.equal(await (await send(message, key)).text(), receipts[0]);
    assert.equal((await inbox()).length, before + 1);
  });

  test("reports missing values by field, in the website's words [A201, A202, A203, A204]", async () => {
    const empty = await send({ name: " ", email: "", message: "\n", schoolcode: "SGSM" });
    assert.equal(empty.status, 422);
    assert.equal(empty.headers.get("content-type"), "application/problem+json; charset=utf-8");
    assert.deepEqual((await empty.json()).errors, {
      name: "Name is required",
      email: "Email is required",
      message: "Message is required",
    });
    const malformed = await send({ ...message, email: "not-an-address" });
    assert.deepEqual((await malformed.json()).errors, { email: "Email is invalid" });
  });

  test("rejects an invalid message with a matching status", async () => {
    assert.equal((await send({ ...message, message: "x".repeat(65_536) })).status, 413);
    assert.equal(
      (await send("name=A", { "content-type": "application/x-www-form-urlencoded" })).status,
      415,
    );
    assert.equal((await send("{")).status, 400);
    assert.equal((await send(message, {}, "/api/form/XXXX/CF")).status, 404);
    assert.equal((await send(message, {}, "/api/form/SGSM/C%20F")).status, 404);
    // A path segment that leaves its folder is rejected anywhere (R65).
    assert.equal((await send(message, {}, "/api/form/SGSM/..%2f")).status, 400);
    assert.equal((await send(message, { "idempotency-key": "x".repeat(201) })).status, 400);
    assert.equal((await send({ ...message, message: "x".repeat(10_001) })).status, 422);
    assert.equal((await send({ ...message, message: "x".repeat(10_000) })).status, 201);
  });

  test("accepts unusual characters unchanged", async () => {
    for (const text of [
      "\0",
      "\ud800",
      "\u202egnp.exe",
      "a\u0300".repeat(1000),
      "\r\nBcc: x@y.z",
    ]) {
      const { status } = await send({ ...message, message: `a${text}b` });
      assert.equal(status, 201);
    }
  });

  test("kill -9 after the receipts neither loses nor duplicates a message", async () => {
    const sent: string[] = [];
    const receipts = new Map<string, string>();
    let isKilled = false;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; !isKilled; count += 1) {
        const key = `kill-${writer}-${count}`;
        sent.push(key);
        const response = await send({ ...message, name: key }, { "idempotency-key": key }).catch(
          () => undefined,
        );
        if (response?.status !== 201) return;
        receipts.set(key, (await response.json().catch(() => ({}))).id);
      }
    });
    while (receipts.size < 36) await new Promise(setImmediate);
    isKilled = true;
    await used.killAndStartAgain(() => Promise.all(writers));
    const names = (await inbox()).map(({ name }) => name);
    for (const [key, id] of receipts) {
      if (id) assert.equal(names.filter((name) => name === key).length, 1, key);
    }
    for (const key of sent) assert.ok(names.filter((name) => name === key).length <= 1, key);
  });

  test("on SIGTERM the CMS finishes running requests and exits with 0", async () => {
    const running = Array.from({ length: 8 }, () => send(message).then(({ status }) => status));
    await Promise.all(running.slice(0, 1));
    const code = used.cms.stop();
    const statuses = await Promise.allSettled(running);
    assert.equal(await code, 0);
    for (const status of statuses) {
      // A connection that was not yet accepted may be refused; an accepted one is served.
      if (status.status === "fulfilled") assert.equal(status.value, 201);
    }
  });
});
