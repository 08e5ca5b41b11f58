import { expect, test } from "vitest";
import { createMemoryStore } from "../shared-state/value-store.ts";
import { mayEmail } from "./password-emails.ts";

const minute = 60_000;

test("sends one user at most five password reset e-mails a day", async () => {
  const values = createMemoryStore();
  const sent: number[] = [];
  for (let at = 0; at < 2 * 24 * 60; at += 1)
    if (await mayEmail(7, at * minute, values)) sent.push(at);
  expect(sent.slice(0, 6)).toEqual([0, 5, 10, 15, 20, 24 * 60]);
  expect(sent).toHaveLength(10);
  expect(await mayEmail(8, 0, values)).toBe(true);
});
