import { expect, test } from "vitest";
import { judgeSkips } from "./allowed-skips.ts";
import { nothingYet, type Outcome } from "./outcome.ts";
import { readNodeTest } from "./read-node-test.ts";
import { readPlaywright, workOf } from "./read-playwright.ts";
import { readVitest } from "./read-vitest.ts";
import { formatTable } from "./table.ts";
import { sumTimeNotes } from "./time-notes.ts";

const outcome = (given: Partial<Outcome>): Outcome => ({ ...nothingYet(), ...given });

test("the table has a row for each part, and its last line is the sum in plain words", () => {
  const rows = [
    { part: "Unit tests", outcome: outcome({ passed: 700 }), seconds: 41.4 },
    {
      part: "Journeys",
      outcome: outcome({
        passed: 300,
        failed: ["e2e/menu.spec.ts › the menu opens"],
        retried: ["e2e/news.spec.ts › a year can be chosen"],
      }),
      seconds: 300,
    },
  ];
  expect(formatTable(rows)).toBe(
    [
      "Part          passed    failed   skipped   retried   seconds",
      "Unit tests       700         0         0         0        41",
      "Journeys         300         1         0         1       300",
      "All             1000         1         0         1       341",
      "",
      "Failed:",
      "  e2e/menu.spec.ts › the menu opens",
      "",
      "Passed only when tried again:",
      "  e2e/news.spec.ts › a year can be chosen",
      "",
      "1000 passed, 1 failed, 0 skipped",
    ].join("\n"),
  );
});

const allowed = [{ test: /^e2e\/fonts\.spec\.ts › Noto/, reason: "no such font here" }];

test("a skipped test has failed unless the list gives a reason", () => {
  const judged = judgeSkips(
    outcome({ passed: 2, skipped: ["e2e/fonts.spec.ts › Noto stands in", "a.test.ts › weighs"] }),
    allowed,
  );
  expect(judged.skipped).toEqual(["e2e/fonts.spec.ts › Noto stands in"]);
  expect(judged.failed).toEqual([
    "a.test.ts › weighs (skipped; no reason stands in scripts/report/allowed-skips.ts)",
  ]);
});

test("a stand-in that was not judged is named in the table, with the reason", () => {
  const title = "e2e/fonts.spec.ts › the serif comes late, Noto Serif stands in, and nothing moves";
  const text = formatTable([
    { part: "Journeys", outcome: judgeSkips(outcome({ passed: 1, skipped: [title] })), seconds: 1 },
  ]);
  expect(text).toContain(`Skipped:\n  ${title} (not judged: this machine does not have the font`);
  expect(text).toMatch(/\n1 passed, 0 failed, 1 skipped$/);
});

test("Vitest: passed, failed, skipped, and a file that could not be loaded", () => {
  const read = readVitest(
    {
      testResults: [
        {
          name: "/repo/a.test.ts",
          status: "failed",
          assertionResults: [
            { fullName: "adds", status: "passed" },
            { fullName: " takes away", status: "failed" },
            { fullName: "weighs", status: "skipped" },
            { fullName: "later", status: "todo" },
          ],
        },
        {
          name: "/repo/b.test.ts",
          status: "failed",
          message: "Cannot find module\nat …",
          assertionResults: [],
        },
      ],
    },
    "/repo",
  );
  expect(read).toEqual({
    passed: 1,
    failed: ["a.test.ts › takes away", "b.test.ts › Cannot find module"],
    skipped: ["a.test.ts › weighs", "a.test.ts › later"],
    retried: [],
  });
});

const result = (...durations: number[]) => durations.map((duration) => ({ duration }));

test("Playwright: a test that passed only when tried again counts as passed and is named", () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: "menu.spec.ts",
    tests: [{ status, results: result(...durations) }],
  });
  const report = {
    suites: [
      {
        title: "menu.spec.ts",
        specs: [spec("opens", "expected", 100)],
        suites: [
          {
            title: "on a phone",
            specs: [
              spec("closes", "flaky", 200, 50),
              spec("stays", "unexpected", 10),
              spec("waits", "skipped"),
            ],
          },
        ],
      },
    ],
    errors: [{ message: "No tests found\nmore" }],
  };
  expect(readPlaywright(report, "e2e")).toEqual({
    passed: 2,
    failed: ["e2e/menu.spec.ts › stays", "e2e › No tests found"],
    skipped: ["e2e/menu.spec.ts › waits"],
    retried: ["e2e/menu.spec.ts › closes"],
  });
  expect(workOf(report)).toBe(360);
});

test("Node's runner: one line for each test that ended", () => {
  const lines = [
    { title: "a.e2e.ts › stores", isPassed: true, isSkipped: false },
    { title: "a.e2e.ts › refuses", isPassed: false, isSkipped: false },
    { title: "a.e2e.ts › later", isPassed: true, isSkipped: true },
  ].map((line) => JSON.stringify(line));
  expect(readNodeTest(`${lines.join("\n")}\n`)).toEqual({
    passed: 1,
    failed: ["a.e2e.ts › refuses"],
    skipped: ["a.e2e.ts › later"],
    retried: [],
  });
});

test("the foot says where the time of the browser tests went", () => {
  const lines = [
    { what: "starts of sites", ms: 2000 },
    { what: "starts of sites", ms: 1000 },
    { what: "waits for publishing", ms: 4000 },
  ].map((line) => JSON.stringify(line));
  expect(sumTimeNotes(lines.join("\n"), 60_000)).toBe(
    "Where the 60 s of the browser tests' workers went: 3 s starts of sites (2), 4 s waits for publishing (1), 53 s the pages themselves.",
  );
});
