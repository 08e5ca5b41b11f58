import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const here = resolve(import.meta.dirname, "..");
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Maximum bytes of script (gzip) of each folder. State the reason when you raise one. */
const limits: Record<string, number> = {
  // 30 bytes for the defaults of the switches, 20 for the labels of the counter and of a failed download.
  entry: 1_360,
  // 400 bytes for the store, which identifies the current slide when the list changes.
  // 200 bytes for `slots`, and for the helpers that other folders shared before.
  // 110 bytes for late answers to `onIndexChange`; `page`, which followed `index` before, gave 30 of them.
  core: 3_410,
  // 150 bytes for URLs of several lightboxes and of host pages that render at any time.
  // 240 bytes for the ref, `index`, and the host page that decides when to open.
  // 70 bytes for refused requests, a reload while open, and servers with React 18.
  // 80 bytes for links in shadow roots.
  page: 3_230,
  // 40 bytes for the width of the page's scrollbar, 340 for the view transition, which the page had.
  // 190 bytes for the gutter of the scrollbar, long captions, retries, and classes that host rules do not reach.
  viewer: 3_900,
  // Includes the track, which replaces a library of 7 KB.
  // 50 bytes to cancel the requests of photos that fast presses pass.
  slides: 2_920,
  // 150 bytes for the swipe of the track, 25 for the rubber band of a pinch.
  // 210 bytes for Safari's pinch, a second swipe within momentum, refused pulls, and parts next to a zoomed photo.
  zoom: 3_670,
  // 60 bytes to paint the panel as an overlay first.
  metadata: 1_300,
  // 20 bytes for sources, tracks and poster.
  video: 1_390,
  // 90 bytes for failed downloads, and for contact sheets of hundreds of photos.
  sharing: 1_160,
  slideshow: 810,
  // 80 bytes to render only the thumbnails near the visible ones.
  thumbnails: 1_060,
};

const toFolder = (file: string) => file.match(/\/src\/(\w+)\//)?.[1] ?? "entry";

test("each folder is within its size limit", async () => {
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
        // One chunk per folder, minified and compressed separately.
        preserveEntrySignatures: "allow-extension",
        output: {
          minify: true,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: toFolder, test: /./ }],
          },
        },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const sizes: Record<string, number> = {};
  for (const chunk of outputs) {
    if (chunk.type !== "chunk") continue;
    const [file = ""] = chunk.moduleIds.filter((id) => !id.startsWith("\0"));
    const name = toFolder(file);
    sizes[name] = (sizes[name] ?? 0) + gzipped(chunk.code);
  }
  console.log(sizes);
  expect(Object.keys(sizes).sort()).toEqual(Object.keys(limits).sort());
  const tooLarge = Object.entries(sizes).filter(([name, size]) => size > (limits[name] ?? 0));
  expect(tooLarge).toEqual([]);
});
