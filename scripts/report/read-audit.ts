import { nothingYet, type Outcome } from "./outcome.ts";

/** Severities that nothing is landed with. */
const GRAVE = ["high", "critical"];

/**
 * What `npm audit --json` wrote: a failure for each package with a grave advisory. When no registry says what is
 * known it is skipped, for the reason that stands in the list of allowed skips.
 */
export function readAudit(text: string): Outcome {
  const severities = severitiesIn(parse(text));
  if (!severities) return { ...nothingYet(), skipped: ["npm audit › no registry answered"] };
  const grave = severities
    .filter(([, severity]) => GRAVE.includes(severity))
    .map(([name, severity]) => `npm audit › ${name}: an advisory of severity ${severity}`);
  return { ...nothingYet(), passed: grave.length === 0 ? 1 : 0, failed: grave };
}

function severitiesIn(audit: unknown): [name: string, severity: string][] | undefined {
  if (!isObject(audit) || !isObject(audit["vulnerabilities"])) return undefined;
  return Object.entries(audit["vulnerabilities"]).map(([name, found]) => [
    name,
    isObject(found) ? String(found["severity"]) : "critical",
  ]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
