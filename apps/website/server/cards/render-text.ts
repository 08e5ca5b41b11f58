import sharp from "sharp";

/** Text to render at this size, or smaller to fit the box. Pixels. */
type TextOptions = {
  text: string;
  style: "roman" | "italic";
  colour: string;
  size: number;
  width: number;
  height: number;
};

export type RenderedText = { input: Buffer; width: number; height: number };

export async function renderText(options: TextOptions): Promise<RenderedText> {
  const { width, height } = options;
  const text = await draw(options, { dpi: 72 });
  return text.width <= width && text.height <= height ? text : draw(options, { height });
}

async function draw(
  { text, style, colour, size, width }: TextOptions,
  fit: { dpi: number } | { height: number },
): Promise<RenderedText> {
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

/** Pango interprets markup in texts. */
const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
