import type { Topper } from "@manor/content-api";
import { expect, test } from "vitest";
import { toRolls } from "./to-rolls.ts";

const class12 = Array.from(
  { length: 60 },
  (_, n): Topper => ({
    _id: String(n),
    class: "XII",
    sessionYear: "2026-2027",
    name: `Sample ${n}`,
    division: String(40 + n),
    stream: "",
    attachments: [],
  }),
);

test("all toppers of the session are on home, however many, highest marks first [A71]", () => {
  const [roll] = toRolls(class12, "2026-11-20", true);
  expect(roll?.toppers).toHaveLength(60);
  expect(roll?.toppers[0]?.name).toBe("Sample 59");
  expect(roll?.toppers.at(-1)?.name).toBe("Sample 0");
});
