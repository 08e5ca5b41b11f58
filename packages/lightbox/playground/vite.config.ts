import { resolve } from "node:path";
import { defineConfig } from "vite";

const here = import.meta.dirname;

/** A strict Content-Security-Policy: the tests fail on any violation. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' https://www.youtube-nocookie.com",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

export default defineConfig({
  root: here,
  logLevel: "warn",
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: resolve(here, "dist"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      // "use client" of dependencies has no meaning here.
      onLog(level, log, pass) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") pass(level, log);
      },
      input: {
        index: resolve(here, "index.html"),
        hydrate: resolve(here, "hydrate.html"),
        element: resolve(here, "element.html"),
      },
    },
  },
  preview: { headers: { "Content-Security-Policy": policy } },
});
