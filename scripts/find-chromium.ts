import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// The shell is the same engine without the windows around it: a page costs it a third of the processor's time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const macOs = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The system's Chromium or Chrome, or `CHROMIUM` when that is set; `undefined` when there is none. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  find(names, env);

/** One with windows: the shell keeps no page to come back to and makes none ready ahead. */
export const findWholeChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  find(names.slice(1), env);

function find(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env["PATH"] ?? "").split(delimiter).concat("/usr/bin", "/snap/bin");
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env["CHROMIUM"] ?? "", ...candidates, macOs].find(isProgram);
}

function isProgram(path: string): boolean {
  if (path === "") return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
