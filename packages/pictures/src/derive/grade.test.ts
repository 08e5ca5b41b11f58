import { expect, it } from "vitest";
import { gradeOf } from "./grade.ts";
import type { Look } from "./looks.ts";

const plain: Look = {
  name: "plain",
  matrix: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  gain: [1, 1, 1],
  lift: [0, 0, 0],
  saturation: 1,
};

it("a look that changes nothing is the matrix that changes nothing", () => {
  expect(gradeOf(plain)).toEqual(plain.matrix);
});

it("without saturation every channel is the brightness, and a gain tints it afterwards", () => {
  const [red, green, blue] = gradeOf({ ...plain, saturation: 0, gain: [2, 1, 0.5] });
  expect(green).toEqual([0.2126, 0.7152, 0.0722]);
  expect(red).toEqual(green.map((value) => value * 2));
  expect(blue).toEqual(green.map((value) => value / 2));
});

it("a grey stays as bright as it was, however much colour is taken away", () => {
  for (const row of gradeOf({ ...plain, saturation: 0.7 }))
    expect(row[0] + row[1] + row[2]).toBeCloseTo(1, 6);
});
