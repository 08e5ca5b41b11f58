import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command } from "./command.ts";

let made: Promise<string> | undefined;

/** The tarball of what is built here; the one that RELEASE_UNDER_TEST names, when it was made before. */
export function releaseUnderTest(): Promise<string> {
  made ??= process.env["RELEASE_UNDER_TEST"]
    ? Promise.resolve(process.env["RELEASE_UNDER_TEST"])
    : makeRelease();
  return made;
}

async function makeRelease(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "manor-releases-"));
  const { code, said } = await command("apps/operations/release.ts", [folder], process.env);
  if (code !== 0) throw new Error(`No release was made: ${said}`);
  const name = readdirSync(folder).find((file) => file.endsWith(".tar.gz")) ?? "";
  return join(folder, name);
}
