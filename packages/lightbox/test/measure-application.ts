import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

/** Bytes of each file (gzip) of an application in `work` with this code. */
export async function measureApplication(work: string, code: string, plugins: Plugin[] = []) {
  const entry = resolve(work, "application.js");
  await writeFile(entry, code);
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    root: work,
    logLevel: "error",
    plugins,
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry, formats: ["es"], fileName: "sized" },
      rolldownOptions: {
        external: (id: string) => /^(react|react-dom|exifr)(\/|$)/.test(id),
        preserveEntrySignatures: "allow-extension",
        output: { minify: true },
      },
    },
  });
  const parts = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return parts.map((part) => (part.type === "chunk" ? gzipped(part.code) : 0));
}
