import { expect, test } from "vitest";
import { z } from "zod";
import { readSettings, setting } from "./settings.ts";

const settings = z.object({
  DOORS: setting(z.enum(["open", "shut"]).default("shut"), "open or shut"),
  GATE_KEY: setting(z.string().min(8).optional(), "at least 8 characters"),
});
const read = (environment: Record<string, string>) =>
  readSettings(settings, environment, "the house");

test("uses the default for a missing or blank setting", () => {
  expect(read({})).toEqual({ DOORS: "shut" });
  expect(read({ DOORS: " ", GATE_KEY: "" })).toEqual({ DOORS: "shut" });
});

test("names an invalid setting with its value and the allowed values", () => {
  expect(() => read({ DOORS: "ajar" })).toThrow(
    'DOORS is "ajar", so the house does not start. Allowed: open or shut.',
  );
});

test("never prints an invalid secret", () => {
  expect(() => read({ GATE_KEY: "hunter2" })).toThrow(
    "GATE_KEY is (not shown), so the house does not start. Allowed: at least 8 characters.",
  );
});

test("throws for an old name and states what to set instead", () => {
  const start = () => read({ HOST_DATA_DIR: "/data" });
  expect(start).toThrow(
    "HOST_DATA_DIR is called CMS_DATA_DIR now, so the house does not start. Set CMS_DATA_DIR instead.",
  );
  expect(read({ HOST_DATA_DIR: " " })).toEqual(read({}));
});
