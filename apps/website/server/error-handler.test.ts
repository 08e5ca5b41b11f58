import { logOptions } from "@manor/server-kit/log-options";
import { pino } from "pino";
import { expect, test } from "vitest";
import { sampleSchool } from "../model/school/test-school.ts";
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

test("writes the page of a Hindi address in Hindi, with links to Hindi pages", async () => {
  const hindi = { ...sampleSchool, lang: "hi", source: sampleSchool };
  const getSchool = () => sampleSchool;
  const findSchool = (language: string) => (language === "hi" ? hindi : undefined);
  const url = await listen(createHttpServer({ steps: [fail], log, getSchool, findSchool }));
  const page = await (await fetch(`${url}/hi/Events`)).text();
  expect(page).toContain('<html lang="hi-IN">');
  expect(page).toContain("माफ़ कीजिए, हमारी ओर से कुछ गड़बड़ हुई।");
  expect(page).toContain('<a href="/hi">होम</a>');
  expect(page).toContain('<a href="/hi/News">ताज़ा समाचार</a>');
  const english = await (await fetch(`${url}/Events`)).text();
  expect(english).toContain('<html lang="en-IN">');
  expect(english).toContain('<a href="/">Home</a> · <a href="/contact">Contact Us</a>');
  const api = await (await fetch(`${url}/api/none`)).json();
  expect(api.detail ?? api.title).toMatch(/^Sorry|Internal/);
});
