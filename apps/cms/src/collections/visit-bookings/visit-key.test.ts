import fc from "fast-check";
import { expect, test } from "vitest";
import { createKey, keyDigest, toBase32, visitKey } from "./visit-key.ts";

test.each([
  ["", ""],
  ["f", "my"],
  ["fo", "mzxq"],
  ["foo", "mzxw6"],
  ["foob", "mzxw6yq"],
  ["fooba", "mzxw6ytb"],
])("writes %j in base32 like RFC 4648, but for the last bits", (text, written) => {
  // Without padding, and only whole groups of five bits.
  const whole = Math.floor((text.length * 8) / 5);
  expect(toBase32(Buffer.from(text))).toBe(written.slice(0, whole));
});

test("a key has 32 characters, and is found again from its salt and the secret alone", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (secret) => {
      const made = createKey(secret);
      expect(made.key).toMatch(/^[a-z2-7]{32}$/);
      expect(visitKey(secret, made.keySalt)).toBe(made.key);
      expect(keyDigest(made.key)).toBe(made.keyDigest);
      expect(visitKey(`${secret}x`, made.keySalt)).not.toBe(made.key);
      expect(createKey(secret).key).not.toBe(made.key);
      expect(`${made.keySalt}${made.keyDigest}`).not.toContain(made.key);
    }),
  );
});
