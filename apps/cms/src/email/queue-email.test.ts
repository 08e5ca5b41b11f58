import { expect, test } from "vitest";
import { priorities } from "./queue-email.ts";

test("passwords go before confirmations, and those before newsletters", () => {
  const order = Object.entries(priorities).sort(([, a], [, b]) => a - b);
  expect(order.map(([kind]) => kind)).toEqual([
    "password",
    "invitation",
    "confirmation",
    "message",
    "newsletter",
  ]);
});
