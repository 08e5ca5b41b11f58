import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { fixedPages } from "../model/pages/fixed-pages.ts";
import { checkMethod, getAllowedMethods } from "./request-checks.ts";
import { PASSED, serveSteps } from "./test-server.ts";

const home = await serveSteps([checkMethod]);

const send = (method: string, path: string) => fetch(home + path, { method });

test.each(["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])(
  "returns 405 with Allow for %s on a page without an action",
  async (method) => {
    for (const path of ["/", "/Events", "/nowhere", "/favicon.svg", "/robots.txt", "/healthz"]) {
      const response = await send(method, path);
      expect(response.status, path).toBe(405);
      expect(response.headers.get("allow"), path).toBe("GET, HEAD, OPTIONS");
      expect(await response.text(), path).toContain("+91 00000 00001");
    }
  },
);

test("accepts GET on pages and the API, and POST on the contact page and the form", async () => {
  for (const [method, path] of [
    ["GET", "/Events"],
    ["HEAD", "/api/news/SGSM"],
    ["POST", "/contact"],
    ["POST", "/Contact/"],
    ["GET", "/contact"],
    ["POST", "/api/form/SGSM/CF"],
  ] as const)
    expect((await send(method, path)).status, `${method} ${path}`).toBe(PASSED);
});

test("returns 405 as problem JSON under /api", async () => {
  for (const [method, path, allow] of [
    ["POST", "/api/news/SGSM", "GET, HEAD, OPTIONS"],
    ["DELETE", "/api/image/SGSM/school-noon", "GET, HEAD, OPTIONS"],
    ["GET", "/api/form/SGSM/CF", "POST, OPTIONS"],
    ["PUT", "/api/form/SGSM/CF", "POST, OPTIONS"],
  ] as const) {
    const response = await send(method, path);
    expect(response.status, path).toBe(405);
    expect(response.headers.get("allow"), path).toBe(allow);
    expect(response.headers.get("content-type"), path).toBe("application/problem+json");
  }
});

test("responds to OPTIONS with Allow and without a body", async () => {
  for (const [path, allow] of [
    ["/Events", "GET, HEAD, OPTIONS"],
    ["/contact", "GET, HEAD, POST, OPTIONS"],
    ["/api/form/SGSM/CF", "POST, OPTIONS"],
  ] as const) {
    const response = await send("OPTIONS", path);
    expect(response.status, path).toBe(204);
    expect(response.headers.get("allow"), path).toBe(allow);
    expect(response.headers.has("access-control-allow-origin"), path).toBe(false);
    expect(await response.text()).toBe("");
  }
});

test("accepts POST on exactly the pages with an action", () => {
  for (const { path, file } of fixedPages) {
    const source = readFileSync(resolve(import.meta.dirname, "../app", file), "utf8");
    const hasAction = /^export (async )?(function|const) action\b/m.test(source);
    expect(getAllowedMethods(path).includes("POST"), path).toBe(hasAction);
  }
});
