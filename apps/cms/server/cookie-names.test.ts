import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createCookieNames } from "./cookie-names.ts";

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** The cookies that a browser gets from an admin panel that answers so. */
async function cookiesOf(answer: RequestListener, isHttps = true): Promise<string[]> {
  const server = createServer((request, response) => {
    createCookieNames(isHttps).outside(response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => server.close());
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return response.headers.getSetCookie();
}

const token = "payload-token=a.b.c; Path=/; HttpOnly=true; Secure=true; SameSite=Lax";
const theme = "payload-theme=dark; Path=/";

test("under https the cookies that open the admin panel carry the prefix __Host-, however they are set", async () => {
  const ways: RequestListener[] = [
    (_, response) => response.writeHead(200, { "set-cookie": [token, theme] }).end(),
    (_, response) => response.setHeader("set-cookie", [token, theme]).end("signed in"),
    (_, response) => {
      response.appendHeader("set-cookie", token);
      response.appendHeader("set-cookie", theme);
      response.writeHead(200, "OK", { "x-more": "1" }).end();
    },
  ];
  for (const way of ways) expect(await cookiesOf(way)).toEqual([`__Host-${token}`, theme]);
  expect(
    await cookiesOf((_, response) =>
      response.writeHead(303, { "set-cookie": "admin-second-step=x; Path=/; Secure" }).end(),
    ),
  ).toEqual(["__Host-admin-second-step=x; Path=/; Secure"]);
});

test("one that comes back without the prefix was planted, and opens nothing", () => {
  const { inside } = createCookieNames(true);
  expect(inside("payload-token=planted; payload-theme=dark; __Host-payload-token=a.b.c")).toBe(
    "payload-theme=dark; payload-token=a.b.c",
  );
  expect(inside(" payload-token =planted;admin-second-step=x")).toBe("");
  expect(inside("__Host-payload-theme=dark")).toBe("__Host-payload-theme=dark");
  expect(inside(undefined)).toBeUndefined();
});

test("without https, on the own machine, no browser would take the prefix, and there is none", async () => {
  const names = createCookieNames(false);
  expect(names.inside("payload-token=a.b.c")).toBe("payload-token=a.b.c");
  const answer: RequestListener = (_, response) =>
    response.writeHead(200, { "set-cookie": token }).end();
  expect(await cookiesOf(answer, false)).toEqual([token]);
});
