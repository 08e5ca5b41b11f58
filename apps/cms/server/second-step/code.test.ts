import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { afterCode, newSecondStep, setupAddress } from "./code.ts";

const step = newSecondStep();
const now = Date.parse("2026-11-20T10:00:00+05:30");
const codeAt = (timestamp: number) => new TOTP({ secret: step.secret }).generate({ timestamp });

test("the code of this half minute counts, and those beside it, but no older one", () => {
  for (const seconds of [-30, 0, 29]) {
    expect(afterCode(step, codeAt(now + seconds * 1_000), now)).toBeDefined();
  }
  expect(afterCode(step, codeAt(now - 61_000), now)).toBeUndefined();
  expect(
    afterCode(step, ` ${codeAt(now).slice(0, 3)} ${codeAt(now).slice(3)} `, now),
  ).toBeDefined();
  for (const wrong of ["", "12345", "abcdef", "1234567"])
    expect(afterCode(step, wrong, now)).toBeUndefined();
});

test("no code counts twice", () => {
  const after = afterCode(step, codeAt(now), now);
  expect(after && afterCode(after, codeAt(now), now)).toBeUndefined();
  expect(after && afterCode(after, codeAt(now + 30_000), now + 30_000)).toBeDefined();
});

test("a telephone reads name and secret from the drawing", () => {
  expect(setupAddress(step, "office@sgc.example")).toContain(`secret=${step.secret}`);
});
