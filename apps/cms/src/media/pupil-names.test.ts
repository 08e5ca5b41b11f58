import { expect, test } from "vitest";
import { findName } from "./pupil-names.ts";

const names = ["Asha K. Verma", "José", "मीरा शर्मा"];

test("finds a pupil's name in any order, case and punctuation, without initials", () => {
  expect(findName("VERMA, Asha at the sports day", names)).toBe("Asha K. Verma");
  expect(findName("Jose\u0301 with the cup", names)).toBe("José");
  expect(findName("दौड़ में मीरा शर्मा", names)).toBe("मीरा शर्मा");
});

test("accepts a text with only a part of a name, or with a longer word", () => {
  expect(findName("Asha at the sports day", names)).toBeUndefined();
  expect(findName("Ashas Vermaland", names)).toBeUndefined();
  expect(findName("", names)).toBeUndefined();
  expect(findName("Sports day", ["K."])).toBeUndefined();
});
