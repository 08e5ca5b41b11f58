import sharp from "sharp";
import { escapeMarkup } from "../../model/escape-markup.ts";
import { openImage, prohibitDataMining } from "../images/image-processing.ts";
import { UnusableImageError } from "../images/unusable-image-error.ts";

export type CardText = {
  title: string;
  line: string;
  school: string;
  emblem: string;
  prohibitsMining: boolean;
};

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 68;
const MAX_BYTES = 60_000;
const IVORY = "#f4efe2";
const GOLD = "#f0d698";

type TextStyle = {
  style: "" | "Italic ";
  colour: string;
  size: number;
  width: number;
  height: number;
};

const LINE: TextStyle = { style: "Italic ", colour: GOLD, size: 34, width: 1000, height: 80 };
const SCHOOL: TextStyle = { style: "", colour: IVORY, size: 46, width: 900, height: 78 };

/** Renders a JPEG of 1200 by 630 for shared links: the title over the darkened picture. */
export async function paintCard(picture: Buffer, card: CardText): Promise<Buffer> {
  try {
    return await encode(await compose(picture, card), card);
  } catch (cause) {
    throw new UnusableImageError(cause instanceof Error ? cause.message : String(cause));
  }
}

async function compose(picture: Buffer, { title, line, school, emblem }: CardText) {
  const titled = await renderText(title, {
    style: "",
    colour: IVORY,
    size: title.length > 26 ? 76 : 96,
    width: title.length > 60 ? 1040 : 920,
    height: 310,
  });
  const lined = await renderText(line, LINE);
  const named = await renderText(school, SCHOOL);
  const lineTop = HEIGHT - MARGIN - lined.height;
  return openImage(picture)
    .resize(WIDTH, HEIGHT, { fit: "cover", position: "centre" })
    .composite([
      { input: shade(), left: 0, top: 0 },
      { input: Buffer.from(emblem), left: MARGIN, top: 56 },
      { input: named.input, left: MARGIN + 78, top: 56 + Math.round((78 - named.height) / 2) },
      { input: titled.input, left: MARGIN, top: lineTop - 34 - titled.height },
      { input: lined.input, left: MARGIN, top: lineTop },
    ])
    .removeAlpha()
    .toColourspace("srgb")
    .png()
    .toBuffer();
}

/** The best quality that stays within the allowed size, else the lowest. */
async function encode(picture: Buffer, { prohibitsMining }: CardText): Promise<Buffer> {
  let jpeg = picture;
  for (const quality of [82, 74, 66, 58, 50, 42, 34]) {
    const image = sharp(picture).jpeg({ quality, mozjpeg: true });
    jpeg = await (prohibitsMining ? prohibitDataMining(image) : image).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg;
}

/** Two gradients that make ivory text readable on any picture. */
function shade(): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" stop-color="#0b1612" stop-opacity="0.94"/>
      <stop offset="0.5" stop-color="#0b1612" stop-opacity="0.48"/>
      <stop offset="1" stop-color="#0b1612" stop-opacity="0"/>
    </linearGradient>
    <linearGradient id="side" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#0b1612" stop-opacity="0.45"/>
      <stop offset="0.7" stop-color="#0b1612" stop-opacity="0"/>
    </linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#foot)"/>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#side)"/>
    <rect y="${HEIGHT - 6}" width="${WIDTH}" height="6" fill="#d0a450"/>
  </svg>`);
}

/** The text in this size, or smaller to fit the box. */
async function renderText(text: string, style: TextStyle) {
  const { width, height } = style;
  const drawn = await draw(text, style, { dpi: 72 });
  return drawn.width <= width && drawn.height <= height ? drawn : draw(text, style, { height });
}

async function draw(
  text: string,
  { style, colour, size, width }: TextStyle,
  fit: { dpi: number } | { height: number },
) {
  const { data, info } = await sharp({
    text: {
      // Pango interprets markup in texts.
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Newsreader, Noto Serif Devanagari ${style}${size}`,
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
