import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createFormTokens } from "./form-tokens.ts";
import { keptSecret } from "./kept-secret.ts";

function open(secret = "a secret of the school", clock = { ms: 1_800_000_000_000 }) {
  const tokens = createFormTokens({ secret, leastMs: 2_000, now: () => clock.ms });
  return { ...tokens, clock };
}

test("a form that comes back at once is asked to come again; after two seconds its token is good", () => {
  const { issue, check, clock } = open();
  const token = issue();
  clock.ms += 500;
  expect(check(token, "one")).toEqual({ isGood: false, token, waitMs: 1_500 });
  clock.ms += 1_500;
  expect(check(token, "one")).toEqual({ isGood: true });
});

test("a token lets one message through, the same one as often as it is tried", () => {
  const { issue, check, clock } = open();
  const token = issue();
  clock.ms += 3_000;
  expect(check(token, "one").isGood).toBe(true);
  expect(check(token, "one").isGood).toBe(true);
  const again = check(token, "two");
  expect(again).toMatchObject({ isGood: false, waitMs: 2_000 });
  clock.ms += 2_000;
  expect("token" in again && check(again.token, "two").isGood).toBe(true);
});

test("a form that was open for hours gets a new token, and so does one from the future", () => {
  const { issue, check, clock } = open();
  const token = issue();
  clock.ms += 4 * 3_600_000 + 1;
  expect(check(token, "one").isGood).toBe(false);
  clock.ms -= 5 * 3_600_000;
  expect(check(token, "one").isGood).toBe(false);
});

test("nobody can make a token, or change one", () => {
  const { issue, check, clock } = open();
  const token = issue();
  clock.ms += 3_000;
  expect(check(open("another secret", clock).issue(), "one").isGood).toBe(false);
  fc.assert(
    fc.property(fc.oneof(fc.string(), changed(token)), (invented) => {
      if (invented !== token) expect(check(invented, "one").isGood).toBe(false);
    }),
  );
  expect(check(token, "one").isGood).toBe(true);
});

const changed = (token: string) =>
  fc
    .tuple(fc.nat(token.length - 1), fc.constantFrom(..."az09-_."))
    .map(([at, sign]) => token.slice(0, at) + sign + token.slice(at + 1));

test("a restart takes the forms that are open: the secret is kept, for the site alone to read", () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-secret-"));
  const lines: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (line: unknown) => void lines.push(line) };
  const secret = keptSecret(folder, log);
  expect(keptSecret(folder, log)).toBe(secret);
  expect(statSync(join(folder, "form-secret")).mode & 0o777).toBe(0o600);
  expect(keptSecret(join(folder, "form-secret", "nowhere"), log)).not.toBe(secret);
  expect(lines).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
