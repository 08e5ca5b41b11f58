import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { findReleaseErrors } from "../release-rules.ts";

const here = resolve(import.meta.dirname, "..");

test("npm's trusted publisher finds the workflow that the owner's page names", async () => {
  const page = await readFile(resolve(here, "docs/release.md"), "utf8");
  const name = page.match(/file name `([\w-]+\.yml)`/)?.[1] ?? "";
  const workflow = await readFile(resolve(here, "../../.github/workflows", name), "utf8");
  expect(workflow).toContain("id-token: write");
  expect(workflow).toContain('npm run release:lightbox -- "$GITHUB_REPOSITORY"');
  // A token would be used instead of the trusted publisher.
  expect(workflow).not.toMatch(/NODE_AUTH_TOKEN|registry-url:|secrets\./);
});

test("a release needs a repository, a changelog, and a small package", () => {
  const packed = {
    files: Array.from({ length: 121 }, (_, path) => ({ path: `${path}` })),
    unpackedSize: 450_001,
  };
  const changelog = "# Changelog\n\n## 1.0.0\n\n## 0.9.0\n\nBefore.";
  const errors = findReleaseErrors({ repository: "", version: "1.0.0", changelog, packed });
  expect(errors.map((error) => error.slice(0, 30))).toEqual([
    "The GitHub repository is missi",
    "CHANGELOG.md has no text for 1",
    "The package has 121 files, at ",
    "The package has 450001 bytes, ",
  ]);
});
