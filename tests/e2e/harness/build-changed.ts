import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const repository = resolve(import.meta.dirname, "../../..");

/** What to write instead of what, by file below `apps/site`. */
export type Changes = Record<string, readonly (readonly [before: string, after: string])[]>;

export type ChangedSite = {
  /** The folder of its `apps/site`. */
  folder: string;
  remove: () => void;
};

/**
 * Builds the site as a school would that changed some of its files, in a folder beside the repository. Takes
 * some ten seconds. Throws when a file does not hold what was to be changed.
 */
export async function buildChanged(changes: Changes): Promise<ChangedSite> {
  const root = mkdtempSync(join(tmpdir(), "manor-changed-"));
  const folder = join(root, "apps/site");
  const isSource = (path: string) => !/\/site\/(build|\.react-router)(\/|$)/.test(path);
  cpSync(join(repository, "apps/site"), folder, { recursive: true, filter: isSource });
  for (const name of ["node_modules", "packages", "tsconfig.base.json"])
    symlinkSync(join(repository, name), join(root, name));
  for (const [file, pairs] of Object.entries(changes)) {
    for (const [before, after] of pairs) {
      const text = readFileSync(join(folder, file), "utf8");
      if (!text.includes(before)) throw new Error(`${file} does not hold "${before}".`);
      writeFileSync(join(folder, file), text.replaceAll(before, after));
    }
  }
  const tool = join(repository, "node_modules/@react-router/dev/bin.cjs");
  await promisify(execFile)(process.execPath, [tool, "build", "--logLevel", "error"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  await promisify(execFile)(process.execPath, [join(folder, "scripts/cut-sheets.ts")]);
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) };
}
