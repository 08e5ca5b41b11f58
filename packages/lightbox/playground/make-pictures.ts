/** Writes the playground's pictures: from packages/pictures if they exist, else drawn hills. */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { pictures } from "./albums.ts";

const masters = fileURLToPath(new URL("../../pictures/masters/", import.meta.url));
const target = fileURLToPath(new URL("./public/pictures/", import.meta.url));

// Location and owner are included, to test that they are never shown.
const exif = {
  IFD0: { Make: "Sample", Model: "Sample One", Artist: "A named person" },
  IFD2: {
    ISOSpeedRatings: "400",
    DateTimeOriginal: "2026:01:11 18:05:00",
    FNumber: "4/1",
    ExposureTime: "1/60",
  },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "27/1 3/1 0/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "88/1 16/1 0/1",
  },
};

function drawHills(index: number, width: number, height: number): Buffer {
  const hue = (index * 29) % 360;
  const ridge = (y: number, light: number) =>
    `<path d="M0 ${height}V${y} q${width / 4} ${-height / 6} ${width / 2} 0t${width / 2} 0V${height}z" fill="hsl(${hue} 30% ${light}%)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 80%)"/>${ridge(height * 0.5, 60)}${ridge(height * 0.65, 40)}${ridge(height * 0.8, 22)}</svg>`,
  );
}

export async function makePictures(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [index, { source, width, height }] of pictures.entries()) {
    const name = `${target}photo-${String(index + 1).padStart(2, "0")}`;
    if (existsSync(`${name}-small.jpg`)) continue;
    const file = `${masters}${source}.jpg`;
    const image = sharp(existsSync(file) ? file : drawHills(index, width, height));
    const large = await image.resize(width, height, { fit: "cover" }).toBuffer();
    await sharp(large).withExif(exif).jpeg({ quality: 80 }).toFile(`${name}.jpg`);
    await sharp(large)
      .resize(width / 2)
      .jpeg({ quality: 78 })
      .toFile(`${name}-medium.jpg`);
    await sharp(large).resize(240).jpeg({ quality: 70 }).toFile(`${name}-small.jpg`);
  }
}
