import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { acceptCode, newTwoFactor, setupUri } from "./two-factor.ts";

const step = newTwoFactor();
const now = Date.parse("2026-11-20T10:00:00+05:30");
const codeAt = (timestamp: number) => new TOTP({ secret: step.secret }).generate({ timestamp });

test("accepts the current code and its two neighbours, but no older one", () => {
  for (const seconds of [-30, 0, 29]) {
    expect(acceptCode(step, codeAt(now + seconds * 1_000), now)).toBeDefined();
  }
  expect(acceptCode(step, codeAt(now - 61_000), now)).toBeUndefined();
  for (const wrong of ["", "12345", "abcdef", "1234567"])
    expect(acceptCode(step, wrong, now)).toBeUndefined();
});

test("accepts no code twice", () => {
  const after = acceptCode(step, codeAt(now), now);
  expect(after && acceptCode(after, codeAt(now), now)).toBeUndefined();
  expect(after && acceptCode(after, codeAt(now + 30_000), now + 30_000)).toBeDefined();
});

test("the QR code contains name and secret", () => {
  expect(setupUri(step, "office@sgc.example")).toContain(`secret=${step.secret}`);
});
