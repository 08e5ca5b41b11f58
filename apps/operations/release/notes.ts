import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A release is not made. */
class NoReleaseError extends Error {
  override readonly name = "NoReleaseError";
}

const HEADINGS = ["New", "To do", "Settings", "Data"];

/** Operators must be able to read what an upgrade means. Throws NoReleaseError. */
export async function refuseWithoutNotes(root: string, version: string): Promise<void> {
  const path = `docs/releases/${version}.md`;
  const text = await readFile(join(root, path), "utf8").catch(() => "");
  const [title] = text.split("\n");
  const found = [...text.matchAll(/^## (.+)\n+(?=[^\s#])/gm)].map(([, heading]) => heading);
  if (title === `# ${version}` && HEADINGS.join() === found.join()) return;
  throw new NoReleaseError(
    `${path} does not say what is new in ${version}, so no release is made: write it as docs/releases/README.md says, or raise the version in package.json.`,
  );
}
