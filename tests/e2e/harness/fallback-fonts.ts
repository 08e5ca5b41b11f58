import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const require = createRequire(import.meta.url);
const debian = "/usr/share/fonts/truetype";

/** A font that replaces the serif until that has loaded. */
export type FallbackFont = {
  /** The font on a visitor's machine. */
  name: string;
  /** The name that the browser reports for it. */
  reportedName: string;
  /** The file by which it is found on this machine. */
  file: string;
  /** The `local()` names in the style sheet. */
  locals: string[];
  /** Metric-compatible files, where the font itself is not free. */
  substitute?: { roman: string; italic: string };
};

const gelasio = (style: string) =>
  require.resolve(`@fontsource/gelasio/files/gelasio-latin-400-${style}.woff2`);

export const fallbackFonts: FallbackFont[] = [
  {
    name: "Georgia",
    reportedName: "Gelasio",
    file: gelasio("normal"),
    locals: ["Georgia", "Georgia Italic", "Georgia-Italic"],
    substitute: { roman: gelasio("normal"), italic: gelasio("italic") },
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

export const isInstalled = (font: FallbackFont): boolean => existsSync(font.file);

const toCspHash = (css: string) => `sha256-${hash("sha256", css, "base64")}`;

/** Lets the page use only this fallback, whatever fonts the machine has. */
export async function forceFallback(
  page: Page,
  { locals, substitute }: FallbackFont,
): Promise<void> {
  const withFallback = (css: string) =>
    css.replaceAll(/local\(["']?([^"')]+)["']?\)/g, (all, name: string) => {
      if (!locals.includes(name)) return 'local("not on this machine")';
      if (!substitute) return all;
      return `url("/substitute-${name.includes("Italic") ? "italic" : "roman"}.woff2")`;
    });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const [, css = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const changed = withFallback(css);
    // The CSP allows only the page's own style, by its hash.
    const policy = response
      .headers()
      ["content-security-policy"]?.replace(toCspHash(css), toCspHash(changed));
    const headers = { ...response.headers(), "content-security-policy": policy ?? "" };
    await route.fulfill({ response, headers, body: html.replace(css, () => changed) });
  });
  if (!substitute) return;
  for (const style of ["roman", "italic"] as const) {
    await page.route(`**/substitute-${style}.woff2`, (route) =>
      route.fulfill({ contentType: "font/woff2", body: readFileSync(substitute[style]) }),
    );
  }
}

/** The fonts that the browser uses for this element's text. */
export async function readFonts(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devTools.detach();
  return fonts.map((font) => font.familyName);
}
