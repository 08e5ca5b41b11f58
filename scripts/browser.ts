import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";
import { repository } from "./run.ts";
import { hasTestFonts } from "./system-packages.ts";

/**
 * How every test starts its browser: with a home of its own, and where the packages of `system-packages.ts` are
 * there, with their fonts alone. So a run says the same on every machine, whatever else is installed.
 */
export function launchOptions(): LaunchOptions {
  const home = resolve(repository, "node_modules/.cache/browser");
  const folders: Record<string, string> = { HOME: home };
  for (const kind of ["config", "cache", "data", "state"])
    folders[`XDG_${kind.toUpperCase()}_HOME`] = join(home, kind);
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const fonts = hasTestFonts() && {
    FONTCONFIG_FILE: join(import.meta.dirname, "browser-fonts.conf"),
  };
  return {
    executablePath: findChromium(),
    // Nothing of the machine's own settings, themes and fonts.
    env: { ...process.env, ...folders, XDG_CONFIG_DIRS: home, XDG_DATA_DIRS: home, ...fonts },
    args: [
      ...["--headless", "--no-sandbox", "--disable-gpu"],
      ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
      // The shell would draw letters in whole pixels, as no other browser does.
      "--font-render-hinting=none",
    ],
  };
}
