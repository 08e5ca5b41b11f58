import fc from "fast-check";
import { expect, test } from "vitest";
import { hindiRuns } from "./content-text.tsx";

const marked = (text: string) =>
  hindiRuns(text)
    .map((run) => (run.isHindi ? `[${run.text}]` : run.text))
    .join("");

test.each([
  ["Sports day", "Sports day"],
  ["वार्षिक खेल दिवस", "[वार्षिक खेल दिवस]"],
  ["Hindi Diwas: हिन्दी दिवस, 2026!", "Hindi Diwas: [हिन्दी दिवस], 2026!"],
  ["क्‍ष and ज्ञ", "[क्‍ष] and [ज्ञ]"],
  ["", ""],
])("finds Hindi in '%s'", (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test("splits any text into alternating runs that join to the same text", () => {
  const characters = fc.constantFrom("a", " ", ",", "क", "ि", "\u200d", "🏏", "1", "\n");
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: characters })), (text) => {
      const runs = hindiRuns(text);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      for (const { text: part, isHindi } of runs) {
        expect(/\p{Script=Devanagari}/u.test(part)).toBe(isHindi);
        if (isHindi) expect(part).not.toMatch(/[a-z]/);
      }
    }),
  );
});
