import { readFile } from "node:fs/promises";
import { join } from "node:path";

class ReleaseError extends Error {
  override readonly name = "ReleaseError";
}

const HEADINGS = ["New", "To do", "Settings", "Data"];

/** Requires complete notes in docs/releases, which operators read before they upgrade. Throws ReleaseError. */
export async function requireReleaseNotes(root: string, version: string): Promise<void> {
  const path = `docs/releases/${version}.md`;
  const text = await readFile(join(root, path), "utf8").catch(() => "");
  const [title] = text.split("\n");
  const found = [...text.matchAll(/^## (.+)\n+(?=[^\s#])/gm)].map(([, heading]) => heading);
  if (title === `# ${version}` && HEADINGS.join() === found.join()) return;
  throw new ReleaseError(
    `${path} does not describe version ${version}, so no release is made. Write it as docs/releases/README.md explains, or raise the version in package.json.`,
  );
}
