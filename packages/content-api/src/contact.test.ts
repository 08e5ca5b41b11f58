import fc from "fast-check";
import { expect, test } from "vitest";
import { checkContact, isFormType } from "./check-contact.ts";
import { ContactMessage, readContactMessage } from "./contact-message.ts";

const good = { name: "A Parent", email: "parent@home.example", message: "When do terms begin?" };

test("returns a message for each empty field; spaces count as empty [A201, A202, A204]", () => {
  expect(checkContact({ name: " ", email: "", message: "\n" })).toEqual({
    name: "Name is required",
    email: "Email is required",
    message: "Message is required",
  });
  expect(checkContact(good)).toEqual({});
});

test.each([
  "plain",
  "a@b",
  "@b.c",
  "a@.c",
  "a b@c.d",
  "a@b c.d",
  "a@b.",
  "a.b@c",
  "@.",
  "a@.",
  ".",
])("rejects the e-mail address %s [A203]", (email) => {
  expect(checkContact({ ...good, email }).email).toBe("Email is invalid");
});

test.each([
  "a@b.c",
  "a@b@c.d",
  "@a@b.c",
  "a@@b.c",
  "a@b..c",
  "x+y@sub.home.example",
  " a@b.c ",
  "नाम@उदाहरण.भारत",
])("accepts the e-mail address %s [A203]", (email) => {
  expect(checkContact({ ...good, email })).toEqual({});
});

test("accepts exactly text, @, text, dot, text without spaces [A203, R53]", () => {
  const nearly = fc.string({ unit: fc.constantFrom("a", "@", ".", " "), maxLength: 9 });
  fc.assert(
    fc.property(nearly, (email) => {
      const passes = checkContact({ ...good, email }).email === undefined;
      expect(passes).toBe(/^\S+@\S+\.\S+$/.test(email.trim()));
    }),
    { numRuns: 5_000 },
  );
});

test("validates a malicious address of 60,000 dots quickly [A203]", () => {
  const email = `a@${".".repeat(60_000)} x`;
  const start = performance.now();
  expect(checkContact({ ...good, email }).email).toMatch(/^Email must be/);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test("accepts a message of 10,000 characters and refuses a longer one", () => {
  expect(checkContact({ ...good, message: "x".repeat(10_000) })).toEqual({});
  expect(checkContact({ ...good, message: "x".repeat(10_001) })).toEqual({
    message: "Message must be 10,000 characters or fewer",
  });
  expect(checkContact({ ...good, message: ` ${"x".repeat(10_000)}\n` })).toEqual({});
});

test("accepts a name of 200 and an e-mail address of 254 characters, and refuses longer ones", () => {
  const email = (length: number) => `${"x".repeat(length - 4)}@a.b`;
  expect(checkContact({ ...good, name: ` ${"x".repeat(200)} `, email: email(254) })).toEqual({});
  expect(checkContact({ ...good, name: "x".repeat(201), email: email(255) })).toEqual({
    name: "Name must be 200 characters or fewer",
    email: "Email must be 254 characters or fewer",
  });
});

test("F19 reads 8,000 combining marks on one character quickly and without changes, and refuses 32,000", () => {
  const name = `a${"\u0301\u0323".repeat(16_000)}`;
  const message = `a${"\u0301\u0323".repeat(4_000)}`;
  const start = performance.now();
  const typed = { ...good, name: "Rene\u0301", message };
  expect(readContactMessage(typed).message).toMatchObject({ name: "Ren\u00e9", message });
  expect(readContactMessage({ ...typed, name }).errors?.name).toMatch(/^Name must be/);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test("accepts form types of 1 to 20 letters, digits, underscores or hyphens [A207]", () => {
  for (const name of ["CF", "visit-2026", "a_b", "x".repeat(20)])
    expect(isFormType(name)).toBe(true);
  for (const name of ["", "x".repeat(21), "..", "a b", "a%2Fb", "CF.json", "हिन्दी"])
    expect(isFormType(name), name).toBe(false);
});

test("trims in the schema and returns the same messages", () => {
  const parsed = ContactMessage.safeParse({ ...good, name: " A ", schoolcode: "SGSM", extra: 1 });
  expect(parsed.data).toEqual({ ...good, name: "A", schoolcode: "SGSM" });
  const failed = ContactMessage.safeParse({ email: "x" });
  expect(failed.error?.issues.map((issue) => issue.message)).toEqual([
    "Name is required",
    "Email is invalid",
    "Message is required",
  ]);
});

test("normalises, cleans and trims the input", () => {
  const typed = { ...good, name: " Rene\u0301 \0", message: "a\ud800b", schoolcode: 7 };
  expect(readContactMessage(typed).message).toEqual({
    ...good,
    name: "Ren\u00e9",
    message: "a\ufffdb",
    schoolcode: "",
  });
  expect(readContactMessage([]).errors).toEqual({
    name: "Name is required",
    email: "Email is required",
    message: "Message is required",
  });
});
