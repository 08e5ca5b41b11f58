import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root, version } from "../version.ts";
import { requireReleaseNotes } from "./release-notes.ts";

test("the current version has release notes", async () => {
  await requireReleaseNotes(root, version);
});

test("refuses a release whose notes are missing or incomplete", async () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-notes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "docs/releases"), { recursive: true });
  const refused = () =>
    expect(requireReleaseNotes(folder, "2.0.0")).rejects.toThrow(/does not describe version/);
  await refused();
  const whole =
    "# 2.0.0\n\n## New\n\nIt.\n\n## To do\n\nNothing.\n\n## Settings\n\nNone.\n\n## Data\n\nNone.\n";
  const write = (text: string) => writeFileSync(join(folder, "docs/releases/2.0.0.md"), text);
  for (const part of ["# 2.0.0", "## To do\n\nNothing.\n\n", "None.\n\n"]) {
    write(whole.replace(part, ""));
    await refused();
  }
  write(whole);
  await requireReleaseNotes(folder, "2.0.0");
});
