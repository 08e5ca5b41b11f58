import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";
import { repository } from "./run.ts";
import { hasTestFonts } from "./system-packages.ts";

/**
 * Playwright's launch options for all tests: a separate home folder and, where installed, only the fonts of
 * `system-packages.ts`. Results then do not depend on the machine.
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
    // Ignores the machine's settings, themes and fonts.
    env: { ...process.env, ...folders, XDG_CONFIG_DIRS: home, XDG_DATA_DIRS: home, ...fonts },
    args: [
      ...["--headless", "--no-sandbox", "--disable-gpu"],
      ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
      // The headless shell would hint glyphs to whole pixels, unlike other browsers.
      "--font-render-hinting=none",
    ],
  };
}
