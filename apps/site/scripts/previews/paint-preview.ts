import { getMaster } from "@manor/pictures";
import sharp from "sharp";
import { identity } from "../../app/school/identity.ts";
import { book, hills, rays, shield, sun } from "../documents/emblem.ts";
import type { Lettering } from "./lettering.ts";
import type { Preview } from "./listed-previews.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 68;
const MOST_BYTES = 60_000;
const IVORY = "#f4efe2";
const GOLD = "#f0d698";

/** A JPEG of 1200 by 630 for shared links: the page's picture, darkened, with its title set over it. */
export async function paintPreview(preview: Preview, lettering: Lettering): Promise<Buffer> {
  const { file } = getMaster(preview.picture);
  const title = await lettering.set({
    text: preview.title,
    style: "normal",
    size: preview.title.length > 26 ? 76 : 96,
    colour: IVORY,
    width: 920,
  });
  const line = await lettering.set({
    text: preview.line,
    style: "italic",
    size: 34,
    colour: GOLD,
    width: 1000,
  });
  const name = await lettering.set({
    text: identity.name,
    style: "normal",
    size: 46,
    colour: IVORY,
    width: 500,
  });
  const lineTop = HEIGHT - MARGIN - line.height;
  const picture = await sharp(file)
    .resize(WIDTH, HEIGHT, { fit: "cover", position: "centre" })
    .composite([
      { input: shade(), left: 0, top: 0 },
      { input: emblem(), left: MARGIN, top: 56 },
      { input: name.input, left: MARGIN + 78, top: 56 + Math.round((78 - name.height) / 2) },
      { input: title.input, left: MARGIN, top: lineTop - 34 - title.height },
      { input: line.input, left: MARGIN, top: lineTop },
    ])
    .removeAlpha()
    .toColourspace("srgb")
    .png()
    .toBuffer();
  return encode(picture);
}

/** The best quality that stays within the allowed size. */
async function encode(picture: Buffer): Promise<Buffer> {
  for (const quality of [82, 74, 66, 58, 50, 42]) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MOST_BYTES) return jpeg;
  }
  return sharp(picture).blur(1).jpeg({ quality: 40, mozjpeg: true }).toBuffer();
}

/** Two gradients that keep ivory letters readable on any picture. */
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

function emblem(): Buffer {
  const shapes = [shield, hills, book]
    .map((shape) => `<path fill="${IVORY}" fill-rule="evenodd" d="${shape}"/>`)
    .join("");
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="65" height="78" viewBox="0 0 100 120">
    ${shapes}<path fill="${GOLD}" d="${sun}"/>
    <path d="${rays}" stroke="${GOLD}" stroke-width="2.6" stroke-linecap="round"/>
  </svg>`);
}
