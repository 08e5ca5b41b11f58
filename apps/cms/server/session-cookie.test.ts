import { hash } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import fc from "fast-check";
import { jwtSign, parseCookies } from "payload";
import { expect, test } from "vitest";
import { listen } from "../../../tests/e2e/harness/listen.ts";
import { addCookiePrefix } from "../src/payload-fixes/cookie-prefix-on-script-cookies.ts";
import { createSessionReader } from "./request-handler.ts";

const secret = "a secret of this test, long enough";
const read = createSessionReader(secret, false);

/** A session cookie as Payload signs it with this secret. */
async function createCookie(signedWith: string, seconds: number): Promise<string> {
  const { token } = await jwtSign({
    fieldsToSign: { id: 1, collection: "users", sid: "s-1" },
    secret: hash("sha256", signedWith).slice(0, 32),
    tokenExpiration: seconds,
  });
  return `payload-token=${token}`;
}

test("accepts a session cookie until it expires", async () => {
  const cookie = await createCookie(secret, 60);
  const { session, cookies } = await read(`theme=dark; ${cookie}; more=1`);
  expect(session).toEqual({ user: "1", id: "s-1" });
  expect(cookies).toBe(`theme=dark; more=1; ${cookie}`);
  expect((await read(await createCookie(secret, -1))).session).toBeUndefined();
});

test("drops a cookie that this CMS has not signed", async () => {
  const [head, , signature] = (await createCookie(secret, 60)).split(".");
  const body = Buffer.from('{"id":1,"exp":99999999999}').toString("base64url");
  const others = [
    await createCookie("another secret, as long as this one", 60),
    `${head}.${body}.${signature}`,
    `payload-token=${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`,
  ];
  for (const cookie of others)
    expect(await read(`a=b; ${cookie}`)).toEqual({ session: undefined, cookies: "a=b" });
});

test("Payload finds only the session that was verified, whatever the header", async () => {
  const good = await createCookie(secret, 60);
  const parts = fc.constantFrom(
    good,
    ` ${good}`,
    "payload-token=x.y.z",
    "payload-token\u00a0=x.y.z",
    "\tpayload-token = x.y.z",
    "a=b",
    "payload-token",
    "=",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(parts, fc.string())), async (list) => {
      const { session, cookies } = await read(list.join(";"));
      const headers = { get: () => cookies } as unknown as Headers;
      const found = parseCookies(headers).get("payload-token");
      expect(found).toBe(session ? good.slice("payload-token=".length) : undefined);
    }),
  );
});

/** The cookies that a browser gets for this response. */
async function fetchCookies(listener: RequestListener): Promise<string[]> {
  const server = await listen(
    createServer((request, response) => {
      addCookiePrefix(response);
      listener(request, response);
    }),
  );
  const { headers } = await fetch(server.url);
  await server.close();
  return headers.getSetCookie();
}

const token = "payload-token=a.b.c; Path=/; HttpOnly=true; Secure=true; SameSite=Lax";
const theme = "payload-theme=dark; Path=/";

test("over https the admin's cookies get the prefix __Host-, however they are set", async () => {
  const ways: RequestListener[] = [
    (_, response) => response.writeHead(200, { "set-cookie": [token, theme] }).end(),
    (_, response) => response.setHeader("set-cookie", [token, theme]).end("signed in"),
    (_, response) => {
      response.appendHeader("set-cookie", token);
      response.appendHeader("set-cookie", theme);
      response.writeHead(200, "OK", { "x-more": "1" }).end();
    },
  ];
  for (const way of ways) expect(await fetchCookies(way)).toEqual([`__Host-${token}`, theme]);
  expect(
    await fetchCookies((_, response) =>
      response.writeHead(303, { "set-cookie": "payload-two-factor=x; Path=/; Secure" }).end(),
    ),
  ).toEqual(["__Host-payload-two-factor=x; Path=/; Secure"]);
});

test("over https a session cookie without the prefix is ignored", async () => {
  const readHttps = createSessionReader(secret, true);
  const good = await createCookie(secret, 60);
  const session = { user: "1", id: "s-1" };
  expect(await readHttps(`${good}; payload-theme=dark; __Host-${good}`)).toEqual({
    session,
    cookies: `payload-theme=dark; ${good}`,
  });
  expect(await readHttps(` payload-token =planted;payload-two-factor=x;${good}`)).toEqual({
    session: undefined,
    cookies: "",
  });
  const others = await readHttps("__Host-payload-theme=dark; __Host-payload-two-factor=x");
  expect(others.cookies).toBe("__Host-payload-theme=dark; payload-two-factor=x");
});
