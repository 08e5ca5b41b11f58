import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Light, lightPhrase, type Season, seasonPhrase } from "../light-and-season.ts";
import { pick } from "../random.ts";
import { exifFor } from "./exif.ts";
import { gradeOf } from "./grade.ts";
import { looks } from "./looks.ts";
import { type Derivation, planDerivations, type Shape } from "./plan.ts";
import { subjectWords } from "./subjects.ts";

/** A sample photograph on disk. Width and height in pixels; `file` is an absolute path to a JPEG. */
export type DerivedPicture = {
  file: string;
  /** Name of the master that it is cut from: two pictures of one scene show the same thing. */
  scene: string;
  subject: string;
  light: string;
  season: string;
  /** Whether its light is the painted one, not a grading of another. */
  isPlain: boolean;
  shape: Shape;
  width: number;
  height: number;
  alt: string;
  caption: string;
};

/** Gives back the edge that a smaller size takes away. */
const SHARPER = { width: 3, height: 3, scale: 36, kernel: [0, -1, 0, -1, 40, -1, 0, -1, 0] };

/**
 * Makes the sample photographs out of the masters: cut, mirrored, graded to other lights and
 * seasons, with the metadata of a camera. The same pictures on every run; only their dates follow
 * `now`. Writes into `outDir` (made if missing) and reports after each picture.
 */
export async function derivePictures(o: {
  outDir: string;
  now: Date;
  onProgress?: (done: number, total: number) => void;
}): Promise<DerivedPicture[]> {
  await mkdir(o.outDir, { recursive: true });
  const plan = planDerivations();
  const pictures: DerivedPicture[] = [];
  let next = 0;
  let done = 0;
  const worker = async () => {
    for (let at = next++; at < plan.length; at = next++) {
      const derivation = plan[at];
      if (!derivation) return;
      pictures[at] = await derive(derivation, o.outDir, o.now);
      o.onProgress?.(++done, plan.length);
    }
  };
  await Promise.all([worker(), worker()]);
  return pictures;
}

async function derive(d: Derivation, outDir: string, now: Date): Promise<DerivedPicture> {
  const { default: sharp } = await import("sharp");
  const look = looks.get(d.look);
  if (!look) throw new RangeError(`No look is called "${d.look}"`);
  const light = look.light ?? d.master.light;
  const season = look.season ?? d.master.season;
  const file = join(outDir, d.fileName);
  await sharp(d.master.file)
    .extract(d.cut)
    .resize(d.width, d.height)
    .flop(d.mirrored)
    .recomb(gradeOf(look))
    .linear([1, 1, 1], look.lift)
    .convolve(SHARPER)
    .withExif(exifFor({ fileName: d.fileName, index: d.index, light, now }))
    .jpeg({ quality: 74 })
    .toFile(file);
  return {
    file,
    scene: d.master.name,
    subject: d.master.subject,
    light,
    season,
    isPlain: d.look === "plain",
    shape: d.shape,
    width: d.width,
    height: d.height,
    ...wordsFor(d, light as Light, season as Season),
  };
}

function wordsFor(d: Derivation, light: Light, season: Season): { alt: string; caption: string } {
  const words = subjectWords[d.master.subject];
  if (!words) throw new RangeError(`No words for the subject "${d.master.subject}"`);
  const inSeason = words.indoors ? "" : ` ${seasonPhrase[season]}`;
  const at = words.indoors || d.index % 2 ? lightPhrase[light] : seasonPhrase[season];
  return {
    alt: `${words.view} ${lightPhrase[light]}${inSeason}.`,
    caption: `${pick(words.captions, d.index)} ${at}`,
  };
}
