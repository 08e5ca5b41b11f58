import { expect, test } from "vitest";
import { toAnswerAddress } from "./answer-address.ts";

const enquiry = {
  reference: "E-7KQ9-4F",
  name: "Asha & Co",
  contact: "asha+1@home.example",
  question: "When?\nHow?",
  language: "en",
};
const decode = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return [decodeURIComponent(pathname), searchParams.get("subject"), searchParams.get("body")];
};

test("writes an e-mail with the reference in its subject and the question below", () => {
  expect(decode(toAnswerAddress(enquiry))).toEqual([
    "asha+1@home.example",
    "E-7KQ9-4F: your enquiry about admission",
    "Dear Asha & Co,\n\n\n\n> When?\n> How?",
  ]);
});

test("writes in the language that the family chose", () => {
  const [, subject, body] = decode(toAnswerAddress({ ...enquiry, language: "hi" }));
  expect(subject).toBe("E-7KQ9-4F: प्रवेश के बारे में आपका प्रश्न");
  expect(body).toMatch(/^प्रिय Asha/);
});

test("calls a telephone number", () => {
  expect(toAnswerAddress({ ...enquiry, contact: "+91 (135) 263-4567" })).toBe("tel:+911352634567");
});

test("cuts a long question, also within a character", () => {
  const address = toAnswerAddress({ ...enquiry, question: "😀".repeat(1_000) });
  expect(decode(address)[2]?.length).toBeLessThanOrEqual(1_500);
});

test("lets no line of the family become a field of the e-mail", () => {
  const address = toAnswerAddress({ ...enquiry, name: "A\r\nBcc: all@x.example&bcc=b@x.example" });
  expect([...new URL(address).searchParams.keys()]).toEqual(["subject", "body"]);
});
