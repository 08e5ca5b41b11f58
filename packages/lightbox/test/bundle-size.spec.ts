import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const here = resolve(import.meta.dirname, "..");
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Bytes of script, gzipped. Whoever needs more for a part says why when raising its number. */
const limits: Record<string, number> = {
  entry: 1_450,
  // The store that alone decides which slide is shown, and keeps its identity when the list changes: 400 bytes.
  core: 3_080,
  // Addresses of several lightboxes, and of hosts that render at any time: 150 bytes.
  page: 2_850,
  viewer: 3_310,
  // With the row that follows a hand, for which there was a library of 7 KB before.
  slides: 2_870,
  // The swipe that moves the row is read here: 150 bytes.
  zoom: 3_530,
  // 60 bytes of them paint the panel before the photo makes room for it.
  metadata: 1_580,
  video: 1_400,
  sharing: 1_060,
  slideshow: 1_020,
  thumbnails: 980,
};

const partOf = (file: string) => file.match(/\/src\/(\w+)\//)?.[1] ?? "entry";

test("every part of it keeps to a weight of its own", async () => {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    root: here,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic" } },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: resolve(here, "src/index.ts"), formats: ["es"] },
      rolldownOptions: {
        external: (id: string) => /^(react|react-dom|exifr)(\/|$)/.test(id),
        // One chunk for each part, so that each is minified and packed by itself.
        preserveEntrySignatures: "allow-extension",
        output: {
          minify: true,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: partOf, test: /./ }],
          },
        },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const weights: Record<string, number> = {};
  for (const part of outputs) {
    if (part.type !== "chunk") continue;
    const [file = ""] = part.moduleIds.filter((id) => !id.startsWith("\0"));
    const name = partOf(file);
    weights[name] = (weights[name] ?? 0) + gzipped(part.code);
  }
  console.log(weights);
  expect(Object.keys(weights).sort()).toEqual(Object.keys(limits).sort());
  const tooHeavy = Object.entries(weights).filter(([name, size]) => size > (limits[name] ?? 0));
  expect(tooHeavy).toEqual([]);
});
