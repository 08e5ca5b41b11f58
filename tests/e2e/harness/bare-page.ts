import { resolve } from "node:path";
import { build } from "vite";
import { bareTest } from "./fixtures.ts";

const behaviours = resolve(import.meta.dirname, "../../../apps/website/app/behaviours");
const ADDRESS = "http://bare.test";

/** Bundles one behaviour by itself, as a script that begins it on every place marked with its name. */
async function bundle(name: string): Promise<string> {
  const id = "\0begin";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, rolldownOptions: { input: id } },
    plugins: [
      {
        name: "begin",
        resolveId: (wanted) => (wanted === id ? id : undefined),
        load: (wanted) =>
          wanted === id
            ? `import { ${name} } from ${JSON.stringify(`${behaviours}/${name}.ts`)};
               document.querySelectorAll("[data-behaviour~=${name}]").forEach((place) => ${name}(place));
               document.documentElement.dataset.alive = "";`
            : undefined,
      },
    ],
  });
  const [output] = Array.isArray(built) ? built : [built];
  const script = output && "output" in output ? output.output[0] : undefined;
  if (!script) throw new Error(`${name} was not bundled.`);
  return script.code;
}

/** Opens a page that holds nothing but this body, with one behaviour at work on it. */
type Bare = { open: (body: string, others?: Record<string, string>) => Promise<void> };

/** Tests of one behaviour on a bare page: no style and no script of the site but its own. */
export const withBehaviour = (name: string) => {
  let bundled: Promise<string> | undefined;
  return bareTest.extend<{ bare: Bare; baseURL: string }>({
    baseURL: ADDRESS,
    bare: async ({ page }, use) => {
      bundled ??= bundle(name);
      const script = await bundled;
      const html = (body: string) =>
        `<!doctype html><html lang="en"><title>Bare</title><body>${body}<script type="module" src="/script.js"></script>`;
      await use({
        open: async (body, others = {}) => {
          await page.route(`${ADDRESS}/**`, (route) => {
            const { pathname, search } = new URL(route.request().url());
            if (pathname === "/script.js")
              return route.fulfill({ contentType: "text/javascript", body: script });
            return route.fulfill({
              contentType: "text/html",
              body: html(others[pathname + search] ?? body),
            });
          });
          await page.goto("/");
          await page.locator("html[data-alive]").waitFor();
        },
      });
    },
  });
};
