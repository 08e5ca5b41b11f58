import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
// @ts-expect-error the package has no types
import subsetFont from "subset-font";

type Style = "normal" | "italic";
type Line = { text: string; style: Style; size: number; colour: string; width: number };

export type Lettering = {
  /** A line of text as a picture, broken where it is wider than `width` pixels. */
  set: (line: Line) => Promise<{ input: Buffer; width: number; height: number }>;
  close: () => Promise<void>;
};

const { resolve } = createRequire(import.meta.url);
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** The house's serif, unpacked into a form that the drawing library reads. Close it when done. */
export async function openLettering(): Promise<Lettering> {
  const folder = await mkdtemp(join(tmpdir(), "manor-lettering-"));
  const files = { normal: join(folder, "roman.ttf"), italic: join(folder, "italic.ttf") };
  for (const style of ["normal", "italic"] as const) {
    const packed = resolve(`@fontsource/newsreader/files/newsreader-latin-400-${style}.woff`);
    const sfnt: Buffer = await subsetFont(await readFile(packed), letters, {
      targetFormat: "sfnt",
    });
    await writeFile(files[style], sfnt);
  }
  return {
    set: async ({ text, style, size, colour, width }) => {
      const words = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      const { data, info } = await sharp({
        text: {
          text: `<span foreground="${colour}">${words}</span>`,
          font: `Newsreader${style === "italic" ? " Italic" : ""} ${size}`,
          fontfile: files[style],
          width,
          rgba: true,
          dpi: 72,
          wrap: "word",
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { input: data, width: info.width, height: info.height };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
