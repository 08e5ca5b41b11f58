import { expect, test } from "vitest";
import { moved } from "./moved.ts";

const list = ["a", "b", "c", "d"];

test("a picture is moved one place on, back, to the front, and no further than the ends", () => {
  expect(moved(list, 1, 2)).toEqual(["a", "c", "b", "d"]);
  expect(moved(list, 2, 1)).toEqual(["a", "c", "b", "d"]);
  expect(moved(list, 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(list, 1, 9)).toEqual(["a", "c", "d", "b"]);
  expect(moved(list, 0, -1)).toBe(list);
  expect(moved(list, 3, 4)).toBe(list);
});
