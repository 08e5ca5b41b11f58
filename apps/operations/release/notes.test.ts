import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root, version } from "../version.ts";
import { refuseWithoutNotes } from "./notes.ts";

test("the version that is made next has its release notes", async () => {
  await refuseWithoutNotes(root, version);
});

test("a release without its notes, or with a part of them left out, is not made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-notes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "docs/releases"), { recursive: true });
  const refused = () =>
    expect(refuseWithoutNotes(folder, "2.0.0")).rejects.toThrow(/what is new in/);
  await refused();
  const whole =
    "# 2.0.0\n\n## New\n\nIt.\n\n## To do\n\nNothing.\n\n## Settings\n\nNone.\n\n## Data\n\nNone.\n";
  const write = (text: string) => writeFileSync(join(folder, "docs/releases/2.0.0.md"), text);
  for (const part of ["# 2.0.0", "## To do\n\nNothing.\n\n", "None.\n\n"]) {
    write(whole.replace(part, ""));
    await refused();
  }
  write(whole);
  await refuseWithoutNotes(folder, "2.0.0");
});
