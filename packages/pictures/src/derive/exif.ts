import type { Exif } from "sharp";
import { pick, random, seedFrom } from "../random.ts";

const cameras = ["Sample Camera 50", "Sample Camera 80D", "Sample Pocket 7"] as const;
const hours: Record<string, number> = { dawn: 6, noon: 11, dusk: 17, night: 20 };
const speeds: Record<string, readonly string[]> = {
  dawn: ["1/60", "1/100", "1/125"],
  noon: ["1/250", "1/400", "1/500"],
  dusk: ["1/30", "1/60", "1/80"],
  night: ["1/8", "1/15", "1/25"],
};
const sensitivities: Record<string, readonly string[]> = {
  dawn: ["400", "640", "800"],
  noon: ["100", "200", "250"],
  dusk: ["800", "1000", "1600"],
  night: ["3200", "4000", "6400"],
};
const day = 86_400_000;

/** Every tenth picture tells more than a school may publish, so that stripping can be proven. */
function tellsTooMuch(index: number): boolean {
  return index % 10 === 3;
}

/** Metadata as a camera would write it; the date lies 6 to 400 days before `now`. */
export function exifFor(o: { fileName: string; index: number; light: string; now: Date }): Exif {
  const r = random(seedFrom(o.fileName));
  const taken = new Date(o.now.getTime() - Math.floor(6 + r() * 394) * day);
  taken.setUTCHours(hours[o.light] ?? 11, Math.floor(r() * 60), Math.floor(r() * 60), 0);
  const when = taken.toISOString().slice(0, 19).replaceAll("-", ":").replace("T", " ");
  const draw = (list: readonly string[] | undefined) => pick(list ?? ["1"], Math.floor(r() * 3));
  const iso = draw(sensitivities[o.light]);
  const exif: Exif = {
    IFD0: { Make: "Sample", Model: pick(cameras, Math.floor(r() * 3)), DateTime: when },
    IFD2: {
      ExposureTime: draw(speeds[o.light]),
      FNumber: pick(["28/10", "40/10", "56/10", "80/10"], Math.floor(r() * 4)),
      ISOSpeedRatings: iso,
      DateTimeOriginal: when,
      DateTimeDigitized: when,
      FocalLength: pick(["24/1", "35/1", "50/1", "85/1"], Math.floor(r() * 4)),
    },
  };
  if (!tellsTooMuch(o.index)) return exif;
  exif.IFD0 = { ...exif.IFD0, Artist: "Sample Photographer", Copyright: "Sample Photographer" };
  exif.IFD2 = {
    ...exif.IFD2,
    BodySerialNumber: `SAMPLE-${1000 + o.index}`,
    CameraOwnerName: "Sample Owner",
  };
  // A point in the open Indian Ocean: a position, and nobody's address.
  exif.IFD3 = {
    GPSLatitudeRef: "S",
    GPSLatitude: `10/1 ${Math.floor(r() * 60)}/1 ${Math.floor(r() * 60)}/1`,
    GPSLongitudeRef: "E",
    GPSLongitude: `80/1 ${Math.floor(r() * 60)}/1 ${Math.floor(r() * 60)}/1`,
  };
  return exif;
}
