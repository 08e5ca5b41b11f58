import { logOptions } from "@manor/server-kit/log-options";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createHttpServer } from "./http-server.ts";
import { listen } from "./test-server.ts";

const lines: string[] = [];
const log = pino(logOptions("site", "info"), { write: (line: string) => void lines.push(line) });
const fail = async () => {
  throw new Error("the disk is\nbroken");
};
const server = createHttpServer({ steps: [fail], log });

test("logs an error as one line of JSON with the id that the error page shows", async () => {
  const response = await fetch(`${await listen(server)}/Events`);
  expect(response.status).toBe(500);
  const [line = "", ...others] = lines;
  expect(others).toEqual([]);
  expect(line.trimEnd()).not.toContain("\n");
  const entry = JSON.parse(line);
  expect(entry).toMatchObject({ level: "error", program: "site", path: "/Events" });
  expect(entry.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(entry.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get("x-request-id")).toBe(entry.requestId);
  const page = await response.text();
  expect(page).toContain(`quote this reference: ${entry.requestId}<`);
  expect(page).not.toContain("broken");
  expect(line).not.toContain("127.0.0.1");
});
