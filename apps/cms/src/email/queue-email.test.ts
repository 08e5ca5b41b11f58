import { expect, test } from "vitest";
import { priorities } from "./queue-email.ts";

test("sends password e-mails before confirmations, then news for the office, and newsletters last", () => {
  const order = Object.entries(priorities).sort(([, a], [, b]) => a - b);
  expect(order.map(([kind]) => kind)).toEqual([
    "password",
    "invitation",
    "confirmation",
    "enquiry",
    "visit",
    "message",
    "newEnquiry",
    "newsletter",
  ]);
});
