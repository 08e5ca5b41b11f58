import { expect, test } from "vitest";
import { masters } from "../../packages/pictures/src/masters.ts";
import { painters } from "./index.ts";

test("every master has a painter, so that it can be made again, and every painter its master", () => {
  expect(new Set(Object.keys(painters))).toEqual(new Set(masters.map((master) => master.name)));
});
