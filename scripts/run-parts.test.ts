import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Runs these parts in a process of their own, as `npm test` does: its exit code and all that it printed. */
function runThese(parts: string): Promise<{ code: number; text: string }> {
  const script = join(mkdtempSync(join(tmpdir(), "run-parts-")), "run.ts");
  const from = resolve(import.meta.dirname, "run-parts.ts");
  writeFileSync(
    script,
    `import { runParts, runSteps } from ${JSON.stringify(from)};\nawait runParts([${parts}]);\n`,
  );
  return new Promise((done) => {
    const child = execFile(process.execPath, [script], (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });
}

const green = `{ name: "Green", run: async () => ({ passed: 3, failed: [], skipped: [], retried: [] }) }`;
const broken = `{ name: "Broken", run: () => Promise.reject(new Error("no such program")) }`;

test("a part that breaks does not hide the parts after it, and the run ends with 1", async () => {
  const { code, text } = await runThese(`${broken}, ${green}`);
  expect(code).toBe(1);
  expect(text).toMatch(/^Broken +0 +1 +0 +0 +0$/m);
  expect(text).toMatch(/^Green +3 +0 +0 +0 +0$/m);
  expect(text).toContain("Failed:\n  Broken › no such program\n");
  expect(text).toMatch(/^3 passed, 1 failed, 0 skipped$/m);
});

test("all green ends with 0", async () => {
  const { code, text } = await runThese(green);
  expect(code).toBe(0);
  expect(text).toMatch(/\n3 passed, 0 failed, 0 skipped\n$/);
});

test("a part that tested nothing is not green", async () => {
  const empty = `{ name: "Empty", run: async () => ({ passed: 0, failed: [], skipped: [], retried: [] }) }`;
  const { code, text } = await runThese(`${empty}, ${green}`);
  expect(code).toBe(1);
  expect(text).toContain("Empty › no test was run");
});

test("a test that is skipped without a reason ends the run with 1", async () => {
  const skipping = `{ name: "Skips", run: async () => ({ passed: 1, failed: [], skipped: ["a › b"], retried: [] }) }`;
  const { code, text } = await runThese(skipping);
  expect(code).toBe(1);
  expect(text).toMatch(/\n1 passed, 1 failed, 0 skipped\n$/);
});

test("each step of a part is tried, whatever became of the one before", async () => {
  const steps = `{ name: "Types", run: () => runSteps({
    site: () => Promise.reject(new Error("tsc ended with 2")), host: () => Promise.resolve(),
  }) }`;
  const { code, text } = await runThese(steps);
  expect(code).toBe(1);
  expect(text).toMatch(/^Types +1 +1 /m);
  expect(text).toContain("  site › tsc ended with 2\n");
});
