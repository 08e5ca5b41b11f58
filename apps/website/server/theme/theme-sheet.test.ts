import type { School } from "@manor/content-api/school";
import { createTheme } from "@manor/content-api/theme";
import { baseTokens } from "@manor/content-api/theme-tokens";
import { expect, test } from "vitest";
import { sampleSchool } from "../../model/school/test-school.ts";
import { readTokenNames } from "../pages/site-pages.ts";
import { PASSED, serveSteps } from "../test-server.ts";
import { createThemeSheet } from "./theme-sheet.ts";

const blue = { ground: "#1f2a5a", accent: "#8a6d1f", signal: "#a01830", emblem: "" };
const inColours = (brand: School["brand"]): School => ({ ...sampleSchool, brand });
let school = inColours(blue);
const sheet = createThemeSheet(readTokenNames());
const origin = await serveSteps([sheet.step], () => school);

test("has no style sheet for the sample's colours", () => {
  expect(sheet.addressFor(sampleSchool)).toBeUndefined();
});

test("serves the school's colours as an immutable style sheet with every token of both themes", async () => {
  const address = sheet.addressFor(school) ?? "";
  expect(address).toMatch(/^\/theme\.[0-9a-f]{16}\.css$/);
  const response = await fetch(origin + address);
  expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const css = await response.text();
  expect(css).toMatch(/^@media not print\{:root\{.*\}\}$/);
  expect(css).toContain("#1f2a5a");
  const { pine } = createTheme(blue);
  expect(css).toContain(`light-dark(${pine.light},${pine.dark})`);
  // Each name of the built style sheet is used once.
  const names = [...css.matchAll(/[{;](--[a-z]+):/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(Object.keys(baseTokens).length);
});

test("changes the address with the colours, serves the former sheet, and does not cache an unknown address", async () => {
  const before = sheet.addressFor(school) ?? "";
  school = inColours({ ...blue, accent: "#6d8a1f" });
  expect(sheet.addressFor(school)).not.toBe(before);
  expect(await (await fetch(origin + before)).text()).toContain("#8a6d1f");
  const unknown = await fetch(`${origin}/theme.0123456789abcdef.css`);
  expect(unknown.headers.get("cache-control")).toBe("no-store");
  expect(await unknown.text()).toContain("#6d8a1f");
  school = sampleSchool;
  expect((await fetch(`${origin}/theme.0123456789abcdef.css`)).status).toBe(PASSED);
});
