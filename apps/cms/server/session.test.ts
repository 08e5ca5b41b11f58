import { hash } from "node:crypto";
import fc from "fast-check";
import { jwtSign, parseCookies } from "payload";
import { expect, test } from "vitest";
import { createSessions } from "./session.ts";

const secret = "a secret of this test, long enough";
const read = createSessions(secret);

/** A log-in cookie as Payload makes it from the secret in its settings. */
async function cookieOf(signedWith: string, seconds: number): Promise<string> {
  const { token } = await jwtSign({
    fieldsToSign: { id: 1, collection: "users", sid: "s-1" },
    secret: hash("sha256", signedWith).slice(0, 32),
    tokenExpiration: seconds,
  });
  return `payload-token=${token}`;
}

test("whoever signed in here is known until the log-in runs out", async () => {
  const cookie = await cookieOf(secret, 60);
  const { session, cookies } = read(`theme=dark; ${cookie}; more=1`);
  expect(session).toEqual({ user: "1", id: "s-1" });
  expect(cookies).toBe(`theme=dark; more=1; ${cookie}`);
  expect(read(await cookieOf(secret, -1)).session).toBeUndefined();
});

test("a cookie that this admin panel has not signed is nobody's, and goes no further", async () => {
  const [head, , signature] = (await cookieOf(secret, 60)).split(".");
  const body = Buffer.from('{"id":1,"exp":99999999999}').toString("base64url");
  const others = [
    await cookieOf("another secret, as long as this one", 60),
    `${head}.${body}.${signature}`,
  ];
  for (const cookie of others)
    expect(read(`a=b; ${cookie}`)).toEqual({ session: undefined, cookies: "a=b" });
});

test("whatever the header, the admin panel finds no other log-in in it than the one that was looked at", async () => {
  const good = await cookieOf(secret, 60);
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
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string())), (list) => {
      const { session, cookies } = read(list.join(";"));
      const headers = { get: () => cookies } as unknown as Headers;
      const found = parseCookies(headers).get("payload-token");
      expect(found).toBe(session ? good.slice("payload-token=".length) : undefined);
    }),
  );
});
