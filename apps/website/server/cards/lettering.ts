import sharp from "sharp";

/** Text to be set in this size, or as large as it fits the box, broken between words. Pixels. */
type Setting = {
  text: string;
  style: "roman" | "italic";
  colour: string;
  size: number;
  width: number;
  height: number;
};

export type SetText = { input: Buffer; width: number; height: number };

export async function setText(setting: Setting): Promise<SetText> {
  const { width, height } = setting;
  const set = await draw(setting, { dpi: 72 });
  return set.width <= width && set.height <= height ? set : draw(setting, { height });
}

async function draw(
  { text, style, colour, size, width }: Setting,
  fit: { dpi: number } | { height: number },
): Promise<SetText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Newsreader, Noto Serif Devanagari ${style === "italic" ? "Italic " : ""}${size}`,
      width,
      rgba: true,
      wrap: "word-char",
      spacing: Math.round(size * 0.04),
      ...fit,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** The drawing library reads markup in texts; theirs is data. */
const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
