import { expect, test } from "vitest";
import { judgeSkips, reasonFor } from "./allowed-skips.ts";
import { readAudit } from "./read-audit.ts";

const answer = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

test("a registry that knows nothing bad of any package is a success", () => {
  expect(readAudit(answer({}))).toMatchObject({ passed: 1, failed: [], skipped: [] });
});

test("a grave advisory fails and names the package; a small one does not", () => {
  const found = {
    sharp: { severity: "high", via: ["CVE"] },
    next: { severity: "critical" },
    left: { severity: "moderate" },
  };
  expect(readAudit(answer(found))).toMatchObject({
    passed: 0,
    failed: [
      "npm audit › sharp: an advisory of severity high",
      "npm audit › next: an advisory of severity critical",
    ],
  });
  expect(readAudit(answer({ left: { severity: "moderate" } }))).toMatchObject({ passed: 1 });
});

test.each(["", '{"message":"405 Method Not Allowed","statusCode":405}', "<html>", "null"])(
  "a registry that answers %j has said nothing, and the table says so and why",
  (text) => {
    const { passed, failed, skipped } = judgeSkips(readAudit(text));
    expect({ passed, failed }).toEqual({ passed: 0, failed: [] });
    expect(skipped).toHaveLength(1);
    expect(reasonFor(skipped[0] ?? "")).toContain("not judged");
  },
);
