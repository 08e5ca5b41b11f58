import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const require = createRequire(import.meta.url);
const debian = "/usr/share/fonts/truetype";

/** A font that takes the room of the serif until that has come. */
export type FallbackFont = {
  /** What a visitor's machine has. */
  name: string;
  /** The same measures under the name that the browser reports. */
  reportedName: string;
  /** The file that tells whether this machine can show it. */
  file: string;
  /** The names under which the style sheet looks for it. */
  locals: string[];
  /** Packages for roman and italic, where the font itself is not free: same widths, other drawing. */
  double?: { roman: string; italic: string };
};

const gelasio = (style: string) =>
  require.resolve(`@fontsource/gelasio/files/gelasio-latin-400-${style}.woff2`);

export const fallbackFonts: FallbackFont[] = [
  {
    name: "Georgia",
    reportedName: "Gelasio",
    file: gelasio("normal"),
    locals: ["Georgia", "Georgia Italic", "Georgia-Italic"],
    double: { roman: gelasio("normal"), italic: gelasio("italic") },
  },
  {
    name: "Times New Roman or Liberation Serif",
    reportedName: "Liberation Serif",
    file: `${debian}/liberation/LiberationSerif-Regular.ttf`,
    locals: ["Liberation Serif", "Liberation Serif Italic"],
  },
  {
    name: "Noto Serif",
    reportedName: "Noto Serif",
    file: `${debian}/noto/NotoSerif-Regular.ttf`,
    locals: ["Noto Serif", "NotoSerif", "Noto Serif Regular", "NotoSerif-Regular"].concat(
      "Noto Serif Italic",
      "NotoSerif-Italic",
    ),
  },
];

export const isInstalled = (standIn: FallbackFont): boolean => existsSync(standIn.file);

const hashOf = (css: string) => `sha256-${hash("sha256", css, "base64")}`;

/** Lets the page find this stand-in and no other, whatever else the machine has. */
export async function allowOnlyFallback(page: Page, { locals, double }: FallbackFont): Promise<void> {
  const withStandIn = (css: string) =>
    css.replaceAll(/local\(["']?([^"')]+)["']?\)/g, (all, name: string) => {
      if (!locals.includes(name)) return 'local("not on this machine")';
      if (!double) return all;
      return `url("/double-${name.includes("Italic") ? "italic" : "roman"}.woff2")`;
    });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const [, css = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const changed = withStandIn(css);
    // The policy lets in the page's own style alone, by its hash.
    const policy = response
      .headers()
      ["content-security-policy"]?.replace(hashOf(css), hashOf(changed));
    const headers = { ...response.headers(), "content-security-policy": policy ?? "" };
    await route.fulfill({ response, headers, body: html.replace(css, () => changed) });
  });
  if (!double) return;
  for (const cut of ["roman", "italic"] as const) {
    await page.route(`**/double-${cut}.woff2`, (route) =>
      route.fulfill({ contentType: "font/woff2", body: readFileSync(double[cut]) }),
    );
  }
}

/** The fonts that the browser really draws this element's own text with. */
export async function readUsedFonts(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devTools.detach();
  return fonts.map((font) => font.familyName);
}
