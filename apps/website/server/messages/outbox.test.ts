import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createOutbox } from "./outbox.ts";
import { makeOutbox, removeOutboxes } from "./outbox-stage.ts";

afterEach(removeOutboxes);

const stored = (key: string, text = "नमस्ते") => ({
  key,
  formType: "CF",
  message: { name: "A Parent", email: "a@b.example", message: text, schoolcode: "SGSM" },
});

test("a stored message outlives the process, and is gone once delivered [A213]", async () => {
  const { outbox, folder } = makeOutbox();
  await outbox.store(stored("one"));
  const later = createOutbox(folder);
  expect(await later.keys()).toEqual(["one"]);
  expect(await later.read("one")).toEqual(stored("one"));
  await later.remove("one");
  expect(await later.keys()).toEqual([]);
  expect(await createOutbox(folder).keys()).toEqual([]);
});

test("the same message is stored once", async () => {
  const { outbox } = makeOutbox();
  await Promise.all([outbox.store(stored("one")), outbox.store(stored("one"))]);
  await outbox.store(stored("one"));
  expect(await outbox.keys()).toHaveLength(1);
});

test("the oldest message is the first to go", async () => {
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

test("what a crash left half written is removed, since it holds what a visitor wrote", async () => {
  const { folder, outbox } = makeOutbox();
  writeFileSync(join(folder, "two.json.ab12.tmp"), '{"key":"tw');
  expect(await outbox.keys()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["is cut off", '{"key":"one","formType":"CF","mess'],
  ["is empty", ""],
  ["holds something else", "[1,2,3]"],
  ["lacks the e-mail", JSON.stringify({ ...stored("one"), message: { name: "A" } })],
  ["carries another name than its own", JSON.stringify(stored("two"))],
])("a file that %s is set aside, and the others can be read", async (_, text) => {
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

test("a folder in the place of a message keeps nothing else waiting", async () => {
  const { folder } = makeOutbox();
  mkdirSync(join(folder, "one.json"));
  const outbox = createOutbox(folder);
  expect(await outbox.read("one")).toBeUndefined();
  expect(await outbox.keys()).toEqual([]);
});

test.each([
  ["so many messages", { messages: 2, bytes: 10_000 }, "short"],
  ["so many bytes", { messages: 100, bytes: 1_200 }, "x".repeat(400)],
])("F16 only %s wait; the next is not accepted, and those who wait stay", async (_, most, text) => {
  const { outbox, folder } = makeOutbox({ most });
  await outbox.store(stored("one", text));
  await outbox.setAside("one", "refused");
  const results = await Promise.allSettled(
    ["two", "three", "four"].map((key) => outbox.store(stored(key, text))),
  );
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await createOutbox(folder).state()).toMatchObject({ waiting: 1, setAside: 1 });
});

test("no message is kept longer than messages are kept, whether it waits or was set aside", async () => {
  const clock = { now: new Date("2026-01-01T04:00:00Z") };
  const { outbox, folder } = makeOutbox({ now: () => clock.now, keepDays: 30 });
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

test("nobody but the site's own user can read what visitors wrote", async () => {
  const { outbox, folder } = makeOutbox();
  await outbox.store(stored("one"));
  await outbox.store(stored("two"));
  await outbox.setAside("two", "refused");
  expect(statSync(join(folder, "one.json")).mode & 0o077).toBe(0);
  expect(statSync(join(folder, "refused")).mode & 0o077).toBe(0);
});
