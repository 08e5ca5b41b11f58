import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type InlineConfig, type Plugin } from "vite";

const here = import.meta.dirname;
export const contenders = ["ours", "yarl", "photoswipe", "lightboxjs"] as const;
export type Contender = (typeof contenders)[number];

const common: InlineConfig = {
  configFile: false,
  root: here,
  logLevel: "error",
  oxc: { jsx: { runtime: "automatic" } },
  resolve: { dedupe: ["react", "react-dom"] },
};

/** One page each, into dist/. */
export async function buildPages(): Promise<void> {
  await mkdir(resolve(here, "pages"), { recursive: true });
  for (const name of contenders) {
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${name}</title></head><body><div id="root"></div><script type="module" src="../contenders/${name}.tsx"></script></body></html>`;
    await writeFile(resolve(here, "pages", `${name}.html`), html);
  }
  await build({
    ...common,
    publicDir: resolve(here, "../../packages/lightbox/playground/public"),
    build: {
      outDir: resolve(here, "dist"),
      rolldownOptions: {
        input: Object.fromEntries(
          contenders.map((name) => [name, resolve(here, "pages", `${name}.html`)]),
        ),
      },
    },
  });
}

export interface Weight {
  script: number;
  /** Script that only some visitors ever load. */
  later: number;
  style: number;
}

/** What ours does and no plug-in of the others: facts of a photo, printing, help, a magnifier, embeds, dots. */
const oursAlone = [
  "metadata/metadata-panel.tsx",
  "sharing/print-sheet.tsx",
  "viewer/help.tsx",
  "zoom/magnifier.tsx",
  "video/embed.tsx",
  "thumbnails/dots.tsx",
];

/** Puts nothing in the place of these parts. Fails when one of them is nowhere. */
function without(parts: readonly string[]): Plugin {
  const missing = new Set(parts);
  return {
    name: "without",
    enforce: "pre",
    transform(code, id) {
      const found = parts.find((part) => id.endsWith(part));
      if (!found) return undefined;
      missing.delete(found);
      return [...code.matchAll(/export (?:async )?(?:function|const) (\w+)/g)]
        .map(([, name]) => `export const ${name} = () => null;`)
        .join("\n");
    },
    buildEnd() {
      if (missing.size > 0) this.error(`There is no ${[...missing].join(", no ")}.`);
    },
  };
}

/** What tells bundlers which calls they may leave out reaches no visitor. */
const withoutHints = (code: string) => code.replaceAll("/* @__PURE__ */", "");

/** Gzipped bytes of a contender alone, React outside; `alike` leaves out what the others cannot do. */
export async function weigh(name: Contender, alike = false): Promise<Weight> {
  const result = await build({
    ...common,
    plugins: alike ? [without(oursAlone)] : [],
    build: {
      write: false,
      lib: { entry: resolve(here, "contenders", `${name}.tsx`), formats: ["es"] },
      rolldownOptions: {
        external: (id: string) => /^react(-dom)?($|\/)|\/(album\.ts|page\.tsx)$/.test(id),
        output: { minify: true },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  let script = 0;
  let later = 0;
  let style = 0;
  for (const part of outputs) {
    const content = part.type === "chunk" ? withoutHints(part.code) : part.source;
    const size = gzipSync(content, { level: 9 }).length;
    if (part.type === "chunk" && part.isDynamicEntry) later += size;
    else if (part.type === "chunk") script += size;
    else if (part.fileName.endsWith(".css")) style += size;
  }
  return { script, later, style };
}
