import type { AddressInfo } from "node:net";
import { logShape } from "@manor/content-api/log-shape";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerWith, createApp, use } from "./http/hono-step.ts";
import { createHttpServer } from "./http-server.ts";

const lines: string[] = [];
const log = pino(logShape("site", "info"), { write: (line: string) => void lines.push(line) });
const fails = async () => {
  throw new Error("the roof is\nopen");
};
const server = createHttpServer(answerWith(createApp().use(use(fails)), () => undefined, log));

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
});

test("what fails is one line of JSON in the site's log, with the id that the error page tells", async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/Events`);
  expect(answer.status).toBe(500);
  const [line = "", ...others] = lines;
  expect(others).toEqual([]);
  expect(line.trimEnd()).not.toContain("\n");
  const said = JSON.parse(line);
  expect(said).toMatchObject({ level: "error", program: "site", path: "/Events" });
  expect(said.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(said.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get("x-request-id")).toBe(said.requestId);
  const page = await answer.text();
  expect(page).toContain(`name this: ${said.requestId}<`);
  expect(page).not.toContain("roof");
  expect(line).not.toContain("127.0.0.1");
});
