import { dirname, resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.ts";
import type { TestOptions } from "./test/viewer.ts";

const port = Number(process.env.LIGHTBOX_PORT ?? 4200);
const here = import.meta.dirname;
const bin = resolve(here, "../../node_modules/.bin");

/** Tests the built playground with a strict Content-Security-Policy in the installed Chromium. */
export default defineConfig<TestOptions>({
  testDir: resolve(here, "test"),
  outputDir: resolve(here, "test-results"),
  fullyParallel: true,
  // One for each core of a small machine.
  workers: 2,
  // A shared machine may be slow; a real failure fails again.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
  },
  // What broke in ordinary host pages is also tested in React 18.
  projects: [
    { name: "React 19" },
    {
      name: "React 18",
      testMatch:
        /\/(compat|controls|element|host-answers|host-styles|loading|opening|pull-to-close|scrollbar|scrolling|swipe|wheel)\.spec\.ts/,
      use: { react: 18 },
    },
  ],
  webServer: {
    command: `node playground/build.ts && vite preview playground --port ${port} --strictPort`,
    cwd: here,
    url: `http://localhost:${port}/`,
    env: { PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}` },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
