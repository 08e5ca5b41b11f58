import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../content/test-content.ts";
import { createOutbox, type OutboxOptions } from "./outbox.ts";

function makeOutbox(options?: OutboxOptions) {
  const folder = makeFolder();
  return { outbox: createOutbox(folder, options), folder };
}

const stored = (key: string, text = "नमस्ते") => ({
  key,
  formType: "CF",
  message: { name: "A Parent", email: "a@b.example", message: text, schoolcode: "SGSM" },
  notice: "0a1b2c3d",
});

test("retains a message across restarts until it is removed [A213]", async () => {
  const { outbox, folder } = makeOutbox();
  await outbox.store(stored("one"));
  const later = createOutbox(folder);
  expect(await later.keys()).toEqual(["one"]);
  expect(await later.read("one")).toEqual(stored("one"));
  await later.remove("one");
  expect(await later.keys()).toEqual([]);
  expect(await createOutbox(folder).keys()).toEqual([]);
});

test("stores the same message once", async () => {
  const { outbox } = makeOutbox();
  await Promise.all([outbox.store(stored("one")), outbox.store(stored("one"))]);
  await outbox.store(stored("one"));
  expect(await outbox.keys()).toHaveLength(1);
});

test("lists the oldest message first", async () => {
  const clock = { now: new Date("2026-11-20T04:00:00Z") };
  const { outbox, folder } = makeOutbox({ now: () => clock.now });
  await outbox.store(stored("zebra"));
  clock.now = new Date("2026-11-20T05:00:00Z");
  await outbox.store(stored("ant"));
  expect(await outbox.keys()).toEqual(["zebra", "ant"]);
  const again = createOutbox(folder);
  expect(await again.keys()).toEqual(["zebra", "ant"]);
  expect(await again.state()).toEqual({
    waiting: 2,
    oldest: new Date("2026-11-20T04:00:00Z"),
    setAside: 0,
  });
});

test("removes temporary files of a crash", async () => {
  const { folder } = makeOutbox();
  writeFileSync(join(folder, "two.json.ab12.tmp"), '{"key":"tw');
  expect(await createOutbox(folder).keys()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["is cut off", '{"key":"one","formType":"CF","mess'],
  ["is empty", ""],
  ["holds something else", "[1,2,3]"],
  ["lacks the e-mail", JSON.stringify({ ...stored("one"), message: { name: "A" } })],
  ["has another key than its name", JSON.stringify(stored("two"))],
])("sets a file aside that %s, and reads the others", async (_, text) => {
  const { folder } = makeOutbox();
  writeFileSync(join(folder, "one.json"), text);
  writeFileSync(join(folder, "three.json"), JSON.stringify(stored("three")));
  const outbox = createOutbox(folder);
  expect(await outbox.read("one")).toBeUndefined();
  expect(await outbox.read("three")).toEqual(stored("three"));
  expect(await outbox.keys()).toEqual(["three"]);
  expect(readFileSync(join(folder, "unreadable", "one.json"), "utf8")).toBe(text);
  expect(await createOutbox(folder).state()).toMatchObject({ waiting: 1, setAside: 1 });
});

test("removes a folder in the place of a message from the queue", async () => {
  const { folder } = makeOutbox();
  mkdirSync(join(folder, "one.json"));
  const outbox = createOutbox(folder);
  expect(await outbox.read("one")).toBeUndefined();
  expect(await outbox.keys()).toEqual([]);
});

test.each([
  ["the maximum of messages", { messages: 2, bytes: 10_000 }, "short"],
  ["the maximum of bytes", { messages: 100, bytes: 1_200 }, "x".repeat(400)],
])("F16 rejects a message above %s and retains the others", async (_, limits, text) => {
  const { outbox, folder } = makeOutbox({ limits });
  await outbox.store(stored("one", text));
  await outbox.setAside("one", "refused");
  const results = await Promise.allSettled(
    ["two", "three", "four"].map((key) => outbox.store(stored(key, text))),
  );
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await createOutbox(folder).state()).toMatchObject({ waiting: 1, setAside: 1 });
});

test("deletes messages after the retention time, queued or set aside", async () => {
  const clock = { now: new Date("2026-01-01T04:00:00Z") };
  const { outbox, folder } = makeOutbox({ now: () => clock.now, retentionDays: 30 });
  await outbox.store(stored("old"));
  await outbox.store(stored("refused"));
  await outbox.setAside("refused", "refused");
  clock.now = new Date("2026-01-20T04:00:00Z");
  await outbox.store(stored("new"));
  expect(await outbox.clear()).toBe(0);
  clock.now = new Date("2026-02-01T04:00:00Z");
  expect(await outbox.clear()).toBe(2);
  expect(await outbox.keys()).toEqual(["new"]);
  expect(readdirSync(join(folder, "refused"))).toEqual([]);
});

test("finds the sender of a very long message of release 0.1.0 in linear time [F19]", async () => {
  const { outbox, folder } = makeOutbox();
  mkdirSync(join(folder, "unreadable"));
  const { message, ...rest } = stored("long", "a".repeat(500_000));
  writeFileSync(join(folder, "unreadable/long.json"), JSON.stringify({ ...rest, message }));
  const start = performance.now();
  const [held] = await outbox.held();
  expect(held?.addresses).toEqual(["a@b.example"]);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("makes messages readable for the site's own user only", async () => {
  const { outbox, folder } = makeOutbox();
  await outbox.store(stored("one"));
  await outbox.store(stored("two"));
  await outbox.setAside("two", "refused");
  expect(statSync(join(folder, "one.json")).mode & 0o077).toBe(0);
  expect(statSync(join(folder, "refused")).mode & 0o077).toBe(0);
});

test("describes held messages without their text, also those set aside or truncated", async () => {
  const clock = { now: new Date("2026-11-20T04:00:00Z") };
  const { outbox, folder } = makeOutbox({ now: () => clock.now });
  await outbox.store(stored("waiting", "My sister is c@d.example"));
  await outbox.store(stored("refused"));
  clock.now = new Date("2026-11-20T04:01:00Z");
  await outbox.store(stored("new"));
  await outbox.setAside("refused", "refused");
  mkdirSync(join(folder, "unreadable"));
  const truncated = '{"key":"x","message":{"name":"A","email":"A@b.example","message":"c@d.e';
  writeFileSync(join(folder, "unreadable/broken.json"), truncated);
  const held = await outbox.held();
  const since = "2026-11-20T04:00:00.000Z";
  expect(held).toHaveLength(3);
  expect(held).toContainEqual({ name: "waiting.json", addresses: ["a@b.example"], since });
  expect(held).toContainEqual({ name: "refused/refused.json", addresses: ["a@b.example"], since });
  expect(held.at(-1)).toMatchObject({
    name: "unreadable/broken.json",
    addresses: ["A@b.example", "c@d.e"],
  });
  expect(JSON.stringify(held)).not.toContain("sister");
  await outbox.removeHeld("refused/refused.json");
  expect(await outbox.state()).toMatchObject({ waiting: 2, setAside: 1 });
});
