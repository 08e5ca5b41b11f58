import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../../scripts/find-chromium.ts";

// Draws docs/look/sheet-*.jpg: header, open menu, footer and every shared piece at four widths, light above
// dark. Argument: the address of a running site that shows its examples (SITE_EXAMPLES=on).

const site = process.argv[2] ?? "http://127.0.0.1:3000";
const folder = resolve(import.meta.dirname, "../../../docs/look");
const widths = [360, 768, 1280, 1920];
const themes = ["light", "dark"] as const;

type Subject = {
  name: string;
  path: string;
  /** Of one shot on the sheet, pixels. */
  width: number;
  height: number;
  take: (page: Page) => Promise<Buffer>;
};

const subjects: Subject[] = [
  { name: "header", path: "/about", width: 400, height: 300, take: (page) => page.screenshot() },
  {
    name: "menu",
    path: "/about",
    width: 400,
    height: 640,
    take: async (page) => {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.waitForTimeout(600);
      return page.screenshot();
    },
  },
  {
    name: "footer",
    path: "/about",
    width: 400,
    height: 800,
    take: (page) => page.locator("footer").last().screenshot(),
  },
  {
    name: "pieces",
    path: "/examples",
    width: 280,
    height: 2_200,
    take: (page) => page.screenshot({ fullPage: true }),
  },
];

const browser = await chromium.launch({ executablePath: findChromium() ?? "" });
for (const subject of subjects) await drawSheet(browser, subject);
await browser.close();

async function drawSheet(browser: Browser, subject: Subject): Promise<void> {
  const { name, width, height } = subject;
  const gap = 16;
  const shots = await Promise.all(
    themes.flatMap((theme, row) =>
      widths.map(async (pageWidth, column) => ({
        input: await shoot(browser, subject, pageWidth, theme),
        left: gap + column * (width + gap),
        top: gap + row * (height + gap),
      })),
    ),
  );
  const sheet = {
    width: gap + widths.length * (width + gap),
    height: gap + themes.length * (height + gap),
    channels: 3 as const,
    background: "#808080",
  };
  const file = resolve(folder, `sheet-${name}.jpg`);
  const { size } = await sharp({ create: sheet })
    .composite(shots)
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(file);
  process.stdout.write(`${file} ${Math.round(size / 1000)} KB\n`);
}

async function shoot(
  browser: Browser,
  { path, take, width, height }: Subject,
  pageWidth: number,
  colorScheme: (typeof themes)[number],
): Promise<Buffer> {
  const viewport = { width: pageWidth, height: pageWidth < 700 ? 800 : 900 };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(site + path);
  await page.waitForLoadState("networkidle");
  const shot = await take(page);
  await context.close();
  const small = await sharp(shot).resize({ width, withoutEnlargement: true }).toBuffer();
  const { height: tall = 0 } = await sharp(small).metadata();
  return sharp(small)
    .extract({ left: 0, top: 0, width: Math.min(width, pageWidth), height: Math.min(tall, height) })
    .toBuffer();
}
