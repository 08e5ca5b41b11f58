import { expect, test } from "vitest";
import { turns } from "./queue-letter.ts";

test("passwords go before confirmations, and those before newsletters", () => {
  const order = Object.entries(turns).sort(([, a], [, b]) => a - b);
  expect(order.map(([kind]) => kind)).toEqual([
    "password",
    "invitation",
    "confirmation",
    "message",
    "newsletter",
  ]);
});
