import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

const folder = resolve(import.meta.dirname, "../../../../docs/editor-guide");
const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** A page of the editors' manual: its titles, and its steps and pictures in their order. */
export function readPage(slug: string) {
  const text = read(`${slug}.md`);
  const [, title = "", hindi = ""] = /^# (.+) · (.+)$/m.exec(text) ?? [];
  const parts = [...text.matchAll(/^(?:\d+\.| {3}(!\[.+\]\(.+\))$)/gm)].map(
    ([, picture = "step"]) => picture,
  );
  return { title, hindi, parts };
}

/** With `npm run manual` the pictures are taken anew. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  // A message that comes and goes would hide what is meant.
  const style = ".payload-toast-container, [data-sonner-toaster] { display: none }";
  const shot = await page.screenshot({ style, animations: "disabled" });
  await sharp(shot).webp({ quality: 72, effort: 6 }).toFile(join(folder, name));
}

/** The manual's first page names each task once, with the most clicks that it takes. */
export function expectNamed(
  tasks: readonly { slug: string; title: string; hindi: string; most: { clicks: number } }[],
): void {
  const rows = tasks.map(
    ({ slug, title, hindi, most }) =>
      `| [${title}](${slug}.md) | [${hindi}](${slug}.md) | ${most.clicks} |`,
  );
  expect(read("README.md").match(/^\| \[.*$/gm)).toEqual(rows);
}
