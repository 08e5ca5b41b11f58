import { hash } from "node:crypto";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { jwtSign } from "payload";
import { expect, test } from "vitest";
import { createKnownPerson } from "./known-person.ts";

const secret = "a secret of this test, long enough";

function isKnown(cookie: string): boolean {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  return createKnownPerson(secret)(request);
}

/** A log-in cookie as Payload makes it from the secret in its settings. */
async function cookieOf(signedWith: string, seconds: number): Promise<string> {
  const { token } = await jwtSign({
    fieldsToSign: { id: 1, collection: "users" },
    secret: hash("sha256", signedWith).slice(0, 32),
    tokenExpiration: seconds,
  });
  return `payload-token=${token}`;
}

test("whoever signed in here is known until the log-in runs out", async () => {
  expect(isKnown(`theme=dark; ${await cookieOf(secret, 60)}; more=1`)).toBe(true);
  expect(isKnown(await cookieOf(secret, -1))).toBe(false);
});

test("a cookie that this desk has not signed is nobody's", async () => {
  expect(isKnown(await cookieOf("another secret, as long as this one", 60))).toBe(false);
  const [head, , signature] = (await cookieOf(secret, 60)).split(".");
  const body = Buffer.from('{"id":1,"exp":99999999999}').toString("base64url");
  expect(isKnown(`${head}.${body}.${signature}`)).toBe(false);
  expect(isKnown("")).toBe(false);
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(isKnown(`payload-token=${value}`)).toBe(false);
    }),
  );
});
