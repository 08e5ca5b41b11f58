import type { Outcome } from "./outcome.ts";

export type AllowedSkip = { test: RegExp; reason: string };

/** Every test that may be skipped, and why. A test that is skipped and not listed here has failed. */
const allowedSkips: AllowedSkip[] = [
  {
    test: /^e2e\/fonts\.spec\.ts › .*(Liberation Serif|Noto Serif) stands in/,
    reason:
      "not judged: this machine does not have the font. On Debian, root gets it from `npm test`",
  },
  {
    test: /^e2e\/behind-nginx\.spec\.ts › /,
    reason: "not judged: this machine does not have nginx. On Debian, root gets it from `npm test`",
  },
  {
    test: /^apps\/operations\/drills\/(boot|booted-upgrade)\.e2e\.ts › /,
    reason:
      "not judged: no Debian could be booted here with its memory held to 1 GB. That takes root, systemd-nspawn, and the first version of control groups (decision 122)",
  },
  {
    test: /^npm audit › no registry answered$/,
    reason:
      "not judged: known advisories were not looked up, since no registry answered that question. Run `npm audit` where one does",
  },
];

/** Turns each skip without a reason into a failure. */
export function judgeSkips(outcome: Outcome, allowed: AllowedSkip[] = allowedSkips): Outcome {
  const isAllowed = (title: string) => allowed.some(({ test }) => test.test(title));
  const silent = outcome.skipped.filter((title) => !isAllowed(title));
  return {
    ...outcome,
    skipped: outcome.skipped.filter(isAllowed),
    failed: outcome.failed.concat(
      silent.map(
        (title) => `${title} (skipped; no reason stands in scripts/report/allowed-skips.ts)`,
      ),
    ),
  };
}

export const reasonFor = (title: string, allowed: AllowedSkip[] = allowedSkips): string =>
  allowed.find(({ test }) => test.test(title))?.reason ?? "";
