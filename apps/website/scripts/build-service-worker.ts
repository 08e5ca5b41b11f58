import { resolve } from "node:path";
import { build } from "vite";

/** Bundles the service worker into one file next to the client build: no page imports it. */
const site = resolve(import.meta.dirname, "..");
const built = resolve(process.argv[2] ?? resolve(site, "build"), "client");

await build({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: built,
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: resolve(site, "service-worker/service-worker.ts"),
      output: { format: "iife", entryFileNames: "service-worker.js" },
    },
  },
});
