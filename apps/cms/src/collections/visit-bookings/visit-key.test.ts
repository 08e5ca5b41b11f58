import fc from "fast-check";
import { expect, test } from "vitest";
import { createKey, keyDigest, visitKey } from "./visit-key.ts";

test("is the HMAC in base32, so that links that were sent stay valid", () => {
  expect(visitKey("secret of the test", "salt of the test")).toBe(
    "pxc6gpjk7ajq2arse2dmv2q5lh7fu4hc",
  );
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
