import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

test("returns the JSON of a response", async () => {
  expect(await readJson(Response.json({ a: 1 }))).toEqual({ a: 1 });
});

test("shows address, status and body of a response without JSON", async () => {
  const timeout = { status: () => 408, url: () => "http://cms/api/x", text: async () => "" };
  await expect(readJson(timeout)).rejects.toThrow('http://cms/api/x answered 408 without JSON: ""');
  const page = new Response("<h1>Failed</h1>", { status: 502 });
  await expect(readJson(page)).rejects.toThrow('answered 502 without JSON: "<h1>Failed</h1>"');
});
