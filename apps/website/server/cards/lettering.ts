import sharp from "sharp";

/** Text to be set: in the first of these sizes in which it fits the box, broken between words. Pixels. */
type Setting = {
  text: string;
  style: "roman" | "italic";
  colour: string;
  sizes: readonly number[];
  width: number;
  height: number;
};

export type SetText = { input: Buffer; width: number; height: number };

/** In `sizes` the last is taken whatever comes; what still does not fit is made smaller as a whole. */
export async function setText({ text, sizes, width, height, ...look }: Setting): Promise<SetText> {
  const [size = 40, ...smaller] = sizes;
  const set = await draw(text, size, width, look);
  const fits = set.width <= width && set.height <= height;
  if (fits) return set;
  if (smaller.length > 0) return setText({ text, sizes: smaller, width, height, ...look });
  return shrink(set, width, height);
}

async function draw(
  text: string,
  size: number,
  width: number,
  { style, colour }: Pick<Setting, "style" | "colour">,
): Promise<SetText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Newsreader, Noto Serif Devanagari ${style === "italic" ? "Italic " : ""}${size}`,
      width,
      rgba: true,
      dpi: 72,
      wrap: "word-char",
      spacing: Math.round(size * 0.04),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function shrink({ input }: SetText, width: number, height: number): Promise<SetText> {
  const { data, info } = await sharp(input)
    .resize({ width, height, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** The drawing library reads markup in texts; theirs is data. */
const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
