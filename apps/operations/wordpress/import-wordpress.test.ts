import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import {
  createFolder,
  fixture,
  fixtures,
  wrapItems,
  writeExport,
  writeItem,
} from "./test-exports.ts";

const command = resolve(import.meta.dirname, "../import-wordpress.ts");
const from = ["--from", "https://old.school.example", "--offline"];

function run(args: string[], cwd: string, flags: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, command, ...args], {
    ...{ cwd, encoding: "utf8", env: { PATH: process.env["PATH"] } },
  });
  return { status, stdout, stderr };
}

test("writes the plan, the CSV and the page, and nothing else", () => {
  const folder = createFolder();
  const { status, stdout } = run([...fixtures, ...from], folder);
  expect(status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([
    "wordpress-plan.csv",
    "wordpress-plan.html",
    "wordpress-plan.json",
  ]);
  expect(stdout.trim().split("\n").slice(-3)).toEqual([
    "Plan and report: wordpress-plan.json, wordpress-plan.csv, wordpress-plan.html",
    "Nothing was written to the CMS. Pictures are listed, not fetched.",
    expect.stringMatching(/^\d+ came, 0 changed by rule, \d+ need a person, 0 lost\.$/),
  ]);
});

test("what the old site answered is stored next to the plan until a plan from the export alone", () => {
  const folder = createFolder();
  // Nothing is asked at a private address.
  const args = [fixture("nextgen"), "--from", "http://127.0.0.1:9"];
  const { status, stderr } = run(args, folder);
  expect([status, stderr]).toEqual([0, expect.stringContaining("--from says 127.0.0.1")]);
  const [stored = ""] = readdirSync(join(folder, "wordpress-plan.pages"));
  expect(statSync(join(folder, "wordpress-plan.pages", stored)).mode & 0o777).toBe(0o600);
  const plan = readFileSync(join(folder, "wordpress-plan.json"), "utf8");
  expect(plan).toContain("Its page on the old site was not read");
  run([...args, "--stored"], folder);
  expect(readFileSync(join(folder, "wordpress-plan.json"), "utf8")).toBe(plan);
  run([...args, "--offline"], folder);
  expect(readFileSync(join(folder, "wordpress-plan.json"), "utf8")).not.toContain("not read");
  expect(readdirSync(folder)).not.toContain("wordpress-plan.pages");
});

test("the next run respects the rules that the operator edited in the plan", () => {
  const folder = createFolder();
  const args = [fixture("classic"), ...from, "--plan", "plan.json"];
  const file = join(folder, "plan.json");
  run(args, folder);
  const first = readFileSync(file, "utf8");
  run(args, folder);
  expect(readFileSync(file, "utf8")).toBe(first);
  writeFileSync(file, first.replace('"target": "by type"', '"target": "event"'));
  const { stdout } = run(args, folder);
  expect(stdout).toMatch(/16 came, 2 changed by rule, 4 need a person, 0 lost\.\n$/);
  const plan = JSON.parse(readFileSync(file, "utf8"));
  expect(plan.rules.categories[0]).toEqual({
    category: "sports",
    name: "Sports",
    items: 2,
    target: "event",
  });
});

test("the page and the CSV escape what the old site wrote", () => {
  const folder = createFolder();
  const title = `=SUM(A1) "<img src=x onerror=alert(1)>"`;
  const export_ = writeExport(
    wrapItems(
      writeItem({
        title: title.replaceAll("<", "&lt;"),
        link: "javascript:alert(1)",
        "wp:post_type": "thing",
      }),
    ),
  );
  run([export_, ...from], folder);
  const page = readFileSync(join(folder, "wordpress-plan.html"), "utf8");
  expect(page).toContain("=SUM(A1) &quot;‹img src=x onerror=alert(1)&gt;&quot;");
  expect(page).not.toMatch(/<img|href="javascript/);
  const csv = readFileSync(join(folder, "wordpress-plan.csv"), "utf8");
  expect(csv).toContain(`"'=SUM(A1) ""‹img src=x onerror=alert(1)>"""`);
});

test.each([
  ["no file", [...from], "The export is missing: npm run import:wordpress"],
  ["no address", [fixture("divi")], "--from must be the address of the old website: npm run"],
  ["no web address", [fixture("divi"), "--from", "file:///etc"], "--from must be the address"],
  ["an unknown option", [fixture("divi"), ...from, "--publish"], "Unknown option '--publish'"],
  [
    "an undo with more",
    ["--undo", "2026-11-29-120000", ...from],
    "--undo takes a run and nothing else",
  ],
  ["an undo without a run", ["--undo", ""], "--undo takes a run and nothing else"],
  [
    "a plan that is not JSON",
    [fixture("divi"), ...from, "--plan", "a.xml"],
    "The name of the plan must end in .json",
  ],
  [
    "a limit without a number",
    [fixture("divi"), ...from, "--max-gb", "many"],
    "--max-gb must be a whole number of gigabytes",
  ],
  [
    "a missing export",
    ["none.xml", ...from],
    "none.xml was not found. Check the name of the file.",
  ],
])("%s: reports what is wrong and writes nothing", (_, args, message) => {
  const folder = createFolder();
  const { status, stderr } = run(args, folder);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr.trim()).not.toContain("\n");
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["{", "plan.json is no valid JSON"],
  ["{}", "plan.json is not a plan of this import: look at version."],
  [
    '{"version":1,"rules":{"types":[{"type":"post","target":"blog"}],"categories":[]}}',
    "plan.json is not a plan of this import: look at rules.types.0.target. A target is one of news, event, album, page, document, nothing;",
  ],
])("a plan with %s stays as it is", (text, message) => {
  const folder = createFolder();
  writeFileSync(join(folder, "plan.json"), text);
  const { status, stderr } = run([fixture("divi"), ...from, "--plan", "plan.json"], folder);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(readFileSync(join(folder, "plan.json"), "utf8")).toBe(text);
  expect(readdirSync(folder)).toEqual(["plan.json"]);
});

test("plans 5,000 posts and 20,000 pictures with little memory", () => {
  const folder = createFolder();
  const address = (id: number) => `https://old.school.example/u/p-${id}.jpg`;
  const posts = Array.from({ length: 5_000 }, (_, id) =>
    writeItem({
      ...{
        title: `Post ${id}`,
        "wp:post_id": String(id + 1),
        "wp:post_date": "2024-03-01 10:00:00",
      },
      "content:encoded": `<p>${"Some words of a report. ".repeat(200)}</p><img src="/u/p-${20_000 + id}.jpg">`,
    }),
  );
  const pictures = Array.from({ length: 20_000 }, (_, index) =>
    writeItem({
      ...{ title: `p-${index}`, "wp:post_id": String(10_000 + index), "wp:status": "inherit" },
      ...{ "wp:post_type": "attachment", "wp:attachment_url": address(10_000 + index) },
    }),
  );
  const file = writeExport(wrapItems(...posts, ...pictures));
  const { status, stdout } = run([file, ...from], folder, ["--max-old-space-size=250"]);
  expect(status).toBe(0);
  expect(stdout).toContain("25000 came, 0 changed by rule, 0 need a person, 0 lost.");
});
