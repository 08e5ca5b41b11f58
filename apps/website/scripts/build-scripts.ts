import { resolve } from "node:path";
import { build } from "vite";

/** Bundles scripts that no page imports, each into one file next to the client build. */
const site = resolve(import.meta.dirname, "..");
const built = resolve(process.argv[2] ?? resolve(site, "build"), "client");
const scripts = {
  "service-worker.js": "service-worker/service-worker.ts",
  "preview.js": "app/preview/live-preview.ts",
};

for (const [name, source] of Object.entries(scripts))
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
        input: resolve(site, source),
        output: { format: "iife", entryFileNames: name },
      },
    },
  });
