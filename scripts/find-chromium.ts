import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// The headless shell has the same engine, and needs a third of the CPU time per page.
const NAMES = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome-stable", "google-chrome"],
];
const MAC_OS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The path of Chromium or Chrome, or of `CHROMIUM` when that is set. */
export const findChromium = () => find(NAMES);

/** A full Chromium: the headless shell has no back/forward cache and no prerendering. */
export const findFullChromium = () => find(NAMES.slice(1));

function find(names: readonly string[]): string | undefined {
  const { CHROMIUM = "", PATH = "" } = process.env;
  const folders = [...PATH.split(delimiter), "/usr/bin", "/snap/bin"];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [CHROMIUM, ...files, MAC_OS].find((file) => existsSync(file));
}
