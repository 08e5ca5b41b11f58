import { resolve } from "node:path";
import { logProgress } from "../../../scripts/log-progress.ts";
import { exitOn } from "../../../scripts/run.ts";
import { MirrorError } from "./folder.ts";
import { mirrorSite } from "./mirror-site.ts";

/** `npm run mirror -- DIR [ADDRESS]`: a copy of the running site for any plain web server. */
async function mirror([folder, address]: string[]): Promise<void> {
  if (!folder) throw new MirrorError("The folder is missing: npm run mirror -- DIR.");
  const from = address ?? `http://127.0.0.1:${process.env["PORT"] || "3000"}`;
  logProgress(`Copying the site at ${from}`);
  const { pages, files, removed, missing } = await mirrorSite(from, resolve(folder));
  for (const path of missing) process.stdout.write(`The site does not have ${path}\n`);
  logProgress(
    `The mirror in ${folder} has ${pages} pages and ${files} files; ${removed} were removed`,
  );
}

exitOn(mirror(process.argv.slice(2)));
