import { dirname, resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.ts";

const port = Number(process.env.LIGHTBOX_PORT ?? 4200);
const here = import.meta.dirname;
const bin = resolve(here, "../../node_modules/.bin");

/** The built playground under a strict policy, in a real Chromium. No browser is ever downloaded. */
export default defineConfig({
  testDir: resolve(here, "test"),
  outputDir: resolve(here, "test-results"),
  fullyParallel: true,
  workers: 2,
  // On a shared machine a browser may starve for seconds; a fault shows twice.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `node playground/build.ts && vite preview playground --port ${port} --strictPort`,
    cwd: here,
    url: `http://localhost:${port}/`,
    env: { PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}` },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
