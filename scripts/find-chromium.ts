import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// The shell is the same engine without the windows around it: a page costs it a third of the processor's time.
const NAMES = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome-stable", "google-chrome"],
];
const MAC_OS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The system's Chromium or Chrome, or `CHROMIUM` when that is set; `undefined` when there is none. */
export const findChromium = () => find(NAMES);

/** One with windows: the shell keeps no page to come back to and makes none ready ahead. */
export const findFullChromium = () => find(NAMES.slice(1));

function find(names: readonly string[]): string | undefined {
  const { CHROMIUM = "", PATH = "" } = process.env;
  const folders = [...PATH.split(delimiter), "/usr/bin", "/snap/bin"];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [CHROMIUM, ...files, MAC_OS].find((file) => existsSync(file));
}
