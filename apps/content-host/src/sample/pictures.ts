import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Payload } from "payload";
import { config } from "../host-config.ts";
import { mediaFolder } from "../media/folders.ts";
import { now } from "../today.ts";
import { type Photograph, toPhotograph } from "./photographs.ts";
import { progress } from "./progress.ts";

export type SamplePictures = {
  photographs: Photograph[];
  medallions: number[];
  /** The principal's medallion. */
  principal: number;
};

const medallionCount = 24;

/**
 * Makes the sample photographs and portrait medallions and takes them in as if the office had
 * uploaded them: cleaned of private data, under random names.
 */
export async function createPictures(payload: Payload, school: number): Promise<SamplePictures> {
  // What a killed start left here belongs to no record.
  await rm(mediaFolder(), { recursive: true, force: true });
  const outDir = join(/*turbopackIgnore: true*/ config.dataDir, "sample-pictures");
  // Node itself loads this package: it finds its pictures beside its own files, which bundling would break.
  const { derivePictures, paintMedallion } = await import(
    /* turbopackIgnore: true */ "@manor/pictures"
  );
  const derived = await derivePictures({
    outDir,
    now: now(),
    onProgress: (done, total) => progress("photographs made", done, total),
  });
  const photographs: Photograph[] = [];
  for (const [index, picture] of derived.entries()) {
    const fixedAddress = index === 0 ? "from-the-hill" : undefined;
    const id = await takeIn(payload, picture.file, {
      school,
      title: picture.caption,
      fixedAddress,
    });
    photographs.push(toPhotograph(id, picture));
    progress("photographs taken in", index + 1, derived.length);
  }
  const medallions: number[] = [];
  for (let seed = 1; seed <= medallionCount; seed += 1) {
    const outFile = join(/*turbopackIgnore: true*/ outDir, `medallion-${seed}.jpg`);
    await paintMedallion({ initials: "SP", seed, outFile });
    medallions.push(await takeIn(payload, outFile, { school, title: `Sample portrait ${seed}` }));
  }
  const outFile = join(/*turbopackIgnore: true*/ outDir, "medallion-principal.jpg");
  await paintMedallion({ initials: "SP", seed: medallionCount + 1, outFile, shape: "plate" });
  const principal = await takeIn(payload, outFile, {
    school,
    title: "Sample portrait of the principal",
  });
  await rm(outDir, { recursive: true, force: true });
  return { photographs, medallions, principal };
}

async function takeIn(
  payload: Payload,
  path: string,
  data: { school: number; title: string; fixedAddress?: string | undefined },
): Promise<number> {
  const bytes = await readFile(path);
  const file = { data: bytes, mimetype: "image/jpeg", name: basename(path), size: bytes.length };
  const { id } = await payload.create({ collection: "media", data, file, depth: 0 });
  return id;
}
