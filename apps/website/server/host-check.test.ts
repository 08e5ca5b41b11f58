import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHostCheck } from "./host-check.ts";
import { createHttpServer } from "./http-server.ts";

const checkHost = createHostCheck("https://www.sgc.example");
const server = createHttpServer(async (exchange) => {
  if (!(await checkHost(exchange))) exchange.response.end("page");
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
afterAll(() => new Promise((closed) => server.close(closed)));

function statusUnder(host: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, failed) => {
    request({ host: "127.0.0.1", port, headers: { host }, agent: false }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on("error", failed)
      .end();
  });
}

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
  expect(await statusUnder(host)).toBe(200);
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
