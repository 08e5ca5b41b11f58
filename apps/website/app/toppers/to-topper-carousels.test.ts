import type { Topper } from "@manor/content-api";
import { expect, test } from "vitest";
import { toTopperCarousels } from "./to-topper-carousels.ts";

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

test("shows all toppers of the session on home, highest marks first [A71]", () => {
  const [carousel] = toTopperCarousels(class12, "2026-11-20", true);
  expect(carousel?.toppers).toHaveLength(60);
  expect(carousel?.toppers[0]?.name).toBe("Sample 59");
  expect(carousel?.toppers.at(-1)?.name).toBe("Sample 0");
});
