import { expect, test } from "vitest";
import { checkHost } from "./request-checks.ts";
import { fetchRaw, PASSED, serveSteps } from "./test-server.ts";

const origin = await serveSteps([(exchange) => checkHost(exchange, "https://www.sgc.example")]);
const statusUnder = async (host: string) => (await fetchRaw(origin, "/", { host })).status;

test.each([
  "www.sgc.example",
  "WWW.SGC.EXAMPLE:443",
  "www.sgc.example.",
  "localhost:3000",
  "site.localhost",
  "127.0.0.1:3000",
  "[::1]:3000",
  "site:3000",
])("accepts the host %s", async (host) => {
  expect(await statusUnder(host)).toBe(PASSED);
});

test.each([
  "elsewhere.example",
  "www.sgc.example.elsewhere.example",
  "www.sgc.example@elsewhere.example",
  "elsewhere.example:80#www.sgc.example",
  "a b",
])("F24 returns 421 for a forged Host: %s", async (host) => {
  expect(await statusUnder(host)).toBe(421);
});
