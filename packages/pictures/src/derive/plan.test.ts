import { expect, it } from "vitest";
import { planDerivations } from "./plan.ts";

it("no sample photograph is larger than what was cut from its master, or it would be coarse", () => {
  for (const { fileName, cut, width, height } of planDerivations()) {
    expect(width, fileName).toBeLessThanOrEqual(cut.width);
    expect(height, fileName).toBeLessThanOrEqual(cut.height);
  }
});

it("no cut leaves its master", () => {
  for (const { fileName, cut, master } of planDerivations()) {
    expect(Math.min(cut.left, cut.top), fileName).toBeGreaterThanOrEqual(0);
    expect(cut.left + cut.width, fileName).toBeLessThanOrEqual(master.width);
    expect(cut.top + cut.height, fileName).toBeLessThanOrEqual(master.height);
  }
});

it("no cut is so tight that it shows a corner of its master only", () => {
  for (const { fileName, cut, master } of planDerivations()) {
    const wide = cut.width / master.width;
    const high = cut.height / master.height;
    expect(Math.max(wide, high), fileName).toBeGreaterThanOrEqual(0.8);
  }
});
