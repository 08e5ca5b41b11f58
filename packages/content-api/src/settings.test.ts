import { expect, test } from "vitest";
import { z } from "zod";
import { readSettings, setting } from "./settings.ts";

const settings = z.object({
  DOORS: setting(z.enum(["open", "shut"]).default("shut"), "open or shut"),
  GATE_KEY: setting(z.string().min(8).optional(), "at least 8 characters"),
});
const read = (environment: Record<string, string>) =>
  readSettings(settings, environment, "the house");

test("a setting that is missing or blank has its usual value", () => {
  expect(read({})).toEqual({ DOORS: "shut" });
  expect(read({ DOORS: " ", GATE_KEY: "" })).toEqual({ DOORS: "shut" });
});

test("a wrong setting is named, with what stands there and what may", () => {
  expect(() => read({ DOORS: "ajar" })).toThrow(
    'DOORS is "ajar", so the house does not start. Allowed: open or shut.',
  );
});

test("a wrong secret is never printed", () => {
  expect(() => read({ GATE_KEY: "hunter2" })).toThrow(
    "GATE_KEY is (not shown), so the house does not start. Allowed: at least 8 characters.",
  );
});

test("a setting with an old name stops the start and gives the new name", () => {
  const start = () => read({ CMS_DATA_DIR: "/data" });
  expect(start).toThrow("CMS_DATA_DIR is called CMS_DATA_DIR now, so the house does not start.");
  expect(read({ CMS_DATA_DIR: " " })).toEqual(read({}));
});
