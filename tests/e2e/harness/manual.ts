import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./fixtures.ts";

/** The clerk's manual: pages that the journeys write, so what it says is what was done. */
const folder = resolve(import.meta.dirname, "../../../docs/desk");

/** Whether this run writes it (`npm run manual`); every other holds its words against what is done. */
export const isWriting = process.env["DESK_MANUAL"] === "write";

type Entry = { step: string; pictures: string[] };
type About = { slug: string; title: string; hindi: string; when: string };

/** One page of the manual, while its journey is under way. */
export function openManualPage(about: About, page: Page) {
  const entries: Entry[] = [];
  let pictures = 0;
  const file = join(folder, `${about.slug}.md`);
  return {
    say: (step: string) => void entries.push({ step, pictures: [] }),
    look: async (what: string) => {
      pictures += 1;
      const name = `${about.slug}-${pictures}.webp`;
      entries.at(-1)?.pictures.push(`![${what}](${name})`);
      if (!isWriting) return;
      mkdirSync(folder, { recursive: true });
      await page.waitForFunction(() =>
        [...document.images].every(
          (image) =>
            image.complete ||
            !image.checkVisibility() ||
            image.getBoundingClientRect().top > window.innerHeight,
        ),
      );
      // A note that comes and goes would hide what is meant.
      const style = ".payload-toast-container, [data-sonner-toaster] { display: none }";
      const shot = await page.screenshot({ style, animations: "disabled" });
      await sharp(shot).webp({ quality: 72, effort: 6 }).toFile(join(folder, name));
    },
    close: () => {
      const text = wordsOf(about, entries);
      if (isWriting) return writeFileSync(file, text);
      expect(readFileSync(file, "utf8"), "the manual is old: npm run manual").toBe(text);
    },
  };
}

const wordsOf = ({ title, hindi, when }: About, entries: readonly Entry[]): string => {
  const steps = entries.map(
    ({ step, pictures }, index) =>
      `${index + 1}. ${step}\n${pictures.map((picture) => `\n   ${picture}\n`).join("")}`,
  );
  return `# ${title} · ${hindi}\n\n*${when}*\n\n${steps.join("\n")}`;
};

/** The first page: all others, with the presses of each. */
export function closeManual(tasks: readonly (About & { most: { clicks: number } })[]): void {
  const rows = tasks.map(
    ({ slug, title, hindi, most }) =>
      `| [${title}](${slug}.md) | [${hindi}](${slug}.md) | ${most.clicks} |`,
  );
  const text = `# The desk, for whoever works at it

Every page of this manual was written by doing what it says at the real desk (\`npm run manual\`), its pictures included, and the tests fail when it is no longer true.

| I want to … | मुझे यह करना है … | Presses of the mouse, at most |
|---|---|---|
${rows.join("\n")}
`;
  const file = join(folder, "README.md");
  if (isWriting) writeFileSync(file, text);
  expect(readFileSync(file, "utf8"), "the manual is old: npm run manual").toBe(text);
}

type Measured = { slug: string; tag: string; presses: number; seconds: number };

/** What the last writing of the manual took in each way; nothing is held against it. */
export function writeMeasured(tasks: readonly About[], done: readonly Measured[]): void {
  const cell = (slug: string, tag: string) => {
    const found = done.find((each) => each.slug === slug && each.tag === tag);
    return found ? `${found.presses} · ${found.seconds.toFixed(1)} s` : "";
  };
  const rows = tasks.map(
    ({ slug, title }) =>
      `| [${title}](${slug}.md) | ${["mouse", "keys", "phone"].map((tag) => cell(slug, tag)).join(" | ")} |`,
  );
  const text = `# What each task took

Presses and seconds when \`npm run manual\` last wrote these pages, by a browser that waits for nothing but the desk: with the mouse; with the keyboard alone (each Tab is a press, what is typed is none); and by touch on a screen of 390 px. The limits stand in \`tests/e2e/desk/tasks/\`, and the command fails beyond them.

| Task | Mouse | Keyboard alone | Touch, 390 px |
|---|---|---|---|
${rows.join("\n")}
`;
  writeFileSync(join(folder, "measured.md"), text);
}
