import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findAnswerDay } from "./answer-day.ts";
import { Enquiry, readEnquiryFields } from "./enquiry.ts";
import { toReference } from "./enquiry-reference.ts";
import { Admission } from "./entities.ts";

const typed = {
  class: "VI",
  schoolYear: "2027-2028",
  boarding: "yes",
  question: " When may we come? ",
  name: "Asha Rawat",
  contact: "asha@home.example",
  language: "hi",
};
const sent = { ...typed, reference: "E-7KQ9-4F", answerBy: "2026-11-23" };

describe("the fields of an enquiry", () => {
  test("are trimmed, and no other is read", () => {
    const { fields, errors } = readEnquiryFields({ ...typed, child: "Ravi", __proto__: { x: 1 } });
    expect(errors).toEqual({});
    expect(fields).toEqual({ ...typed, question: "When may we come?" });
    expect(Object.keys(fields)).toHaveLength(7);
  });

  test("each have a message when they are missing", () => {
    expect(readEnquiryFields({}).errors).toEqual({
      class: "Choose a class",
      schoolYear: "Choose a school year",
      boarding: "Choose an answer about boarding",
      question: "Enter your question",
      name: "Enter your name",
      contact: "Enter an e-mail address or a telephone number",
      language: "Choose a language",
    });
  });

  test.each([
    ["question", "x".repeat(2_001), "Question must be 2,000 characters or fewer"],
    ["name", "x".repeat(201), "Name must be 200 characters or fewer"],
    ["language", "fr", "Choose a language"],
    ["boarding", "perhaps", "Choose an answer about boarding"],
    ["class", "x".repeat(41), "Choose a class"],
  ])("refuses a bad %s", (name, value, message) => {
    expect(readEnquiryFields({ ...typed, [name]: value }).errors).toEqual({ [name]: message });
  });

  test("has up to 2,000 characters of question", () => {
    expect(readEnquiryFields({ ...typed, question: "अ".repeat(2_000) }).errors).toEqual({});
  });

  test.each(["a@b.example", "+91 98765 43210", "0135-2634567", "(0135) 263 4567"])(
    "takes %s as an e-mail address or telephone number",
    (contact) => expect(readEnquiryFields({ ...typed, contact }).errors).toEqual({}),
  );

  test.each(["", "asha", "12345", "1234567890123456", "a@b", "call me 9876543210", "<script>"])(
    "refuses %j as an e-mail address or telephone number",
    (contact) => expect(readEnquiryFields({ ...typed, contact }).errors).toHaveProperty("contact"),
  );

  test("survive any input", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(typed)), fc.anything()), (input) => {
        const { fields, errors } = readEnquiryFields(input);
        for (const value of Object.values(fields)) expect(value.isWellFormed()).toBe(true);
        for (const message of Object.values(errors)) expect(message).toMatch(/^[A-Z]/);
      }),
    );
  });
});

test("an enquiry has its reference and the promised day", () => {
  expect(Enquiry.safeParse(sent).data).toEqual({ ...sent, question: "When may we come?" });
  const broken = Enquiry.safeParse({ ...sent, reference: "E-<b>", answerBy: "2026-02-30" });
  expect(broken.error?.issues.map(({ path }) => path[0])).toEqual(["reference", "answerBy"]);
});

describe("the day of the answer", () => {
  // 20 November 2026 is a Friday.
  test.each([
    ["2026-11-18", 0, true, "2026-11-19"],
    ["2026-11-20", 0, true, "2026-11-21"],
    ["2026-11-20", 0, false, "2026-11-23"],
    ["2026-11-21", 0, true, "2026-11-23"],
    ["2026-11-22", 0, true, "2026-11-23"],
    ["2026-11-20", 2, true, "2026-11-24"],
    ["2026-11-20", 2, false, "2026-11-25"],
    ["2026-12-31", 0, true, "2027-01-01"],
    ["2028-02-28", 0, true, "2028-02-29"],
  ])("of %s with %d further days (Saturdays: %s) is %s", (today, extraDays, hasSaturdays, day) => {
    expect(findAnswerDay(today, { extraDays, hasSaturdays })).toBe(day);
  });
});

describe("a reference", () => {
  test("has the form E-XXXX-XX without ambiguous characters, and depends on the key alone", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 40 }),
        (key) => {
          expect(toReference(key)).toMatch(
            /^E-[3-9CDFGHJKMNPQRTVWXY]{4}-[3-9CDFGHJKMNPQRTVWXY]{2}$/,
          );
          expect(toReference(key)).toBe(toReference(key));
        },
      ),
    );
    expect(toReference(`${"0".repeat(39)}1`)).toBe("E-4333-33");
    expect(toReference(`${"0".repeat(39)}1`, "V")).toBe("V-4333-33");
  });
});

describe("what families may do before they apply", () => {
  const notice = { english: "We answer.", hindi: "हम उत्तर देते हैं।" };
  const enquiries = {
    classes: ["VI"],
    schoolYears: ["2027-2028"],
    extraDays: 1,
    hasSaturdays: true,
    notice,
  };
  const visits = { notice, classes: ["VI"], times: [] };

  test("is enquiries, visits, or both", () => {
    for (const good of [{ enquiries }, { visits }, { enquiries, visits }])
      expect(Admission.safeParse(good).data).toEqual(good);
    expect(Admission.safeParse({}).success).toBe(false);
  });

  test("leaves out enquiries without classes, years or a notice", () => {
    for (const broken of [{ classes: [] }, { schoolYears: undefined }, { notice: undefined }]) {
      const given = { ...enquiries, ...broken };
      expect(Admission.safeParse({ enquiries: given }).success).toBe(false);
      expect(Admission.safeParse({ enquiries: given, visits }).data).toEqual({ visits });
    }
  });
});
