import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";
import { repository } from "./run.ts";
import { hasOurFonts } from "./system-packages.ts";

/**
 * How every test starts its browser: with a home of its own, and where the packages of `system-packages.ts` are
 * there, with their fonts alone. So a run says the same on every machine, whatever else is installed. The profile
 * is a fresh one each time; Playwright sees to that.
 */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    env: { ...process.env, ...homeOfItsOwn(), ...fontsOfItsOwn() },
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // The shell would draw letters in whole pixels, as no other browser does.
      "--font-render-hinting=none",
    ],
  };
}

function homeOfItsOwn(): Record<string, string> {
  const home = resolve(repository, "node_modules/.cache/browser");
  const folders = {
    HOME: home,
    XDG_CONFIG_HOME: resolve(home, "config"),
    XDG_CACHE_HOME: resolve(home, "cache"),
    XDG_DATA_HOME: resolve(home, "data"),
    XDG_STATE_HOME: resolve(home, "state"),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  // Nothing of the machine's own settings, themes and fonts.
  return { ...folders, XDG_CONFIG_DIRS: home, XDG_DATA_DIRS: home };
}

function fontsOfItsOwn(): Record<string, string> {
  if (!hasOurFonts()) return {};
  return { FONTCONFIG_FILE: resolve(import.meta.dirname, "browser-fonts.conf") };
}
