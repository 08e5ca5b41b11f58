import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPayloadProcess, type PayloadProcess } from "./withheld-photos/payload-process.ts";
import { type PersonPhoto, publishPersonPhoto } from "./withheld-photos/person-photo.ts";

type Step = keyof PersonPhoto["steps"];

const lists = [
  "/api/site/SGSM",
  "/api/news/all/SGSM",
  "/api/news/SGSM",
  "/api/topper/SGSM",
  "/api/gallery/All/SGSM",
];
/** A refused step changes nothing. */
const refusals = /^(ValidationError|NotFound|APIError|Forbidden|RefusalError)$/;

let cms: PayloadProcess;
let photos = 0;
beforeAll(async () => {
  cms = await createPayloadProcess();
});
afterAll(() => cms?.remove());

const status = async (path: string) => (await cms.get(path)).status;

/** The addresses that give the photograph or its words although they may not, and former files of it. */
async function findLeaks(photo: PersonPhoto, names: Set<string>): Promise<string[]> {
  names.add(await photo.readName());
  // A restore writes the name of the file without the cover.
  const newest = [...names].at(-1);
  const leaks: string[] = [];
  for (const name of names) {
    if (name === newest && photo.mayBeShown()) continue;
    if ((await status(`/api/image/${name}`)) !== 404) leaks.push(`file ${name}`);
  }
  if (photo.mayBeShown()) return leaks;
  if ((await status(photo.address)) !== 404) leaks.push(photo.address);
  for (const list of lists) {
    const text = await (await cms.get(list)).text();
    if ([...names, photo.words].some((word) => text.includes(word))) leaks.push(list);
  }
  return leaks;
}

async function run(sequence: readonly Step[]) {
  photos += 1;
  const photo = await publishPersonPhoto(cms, photos);
  const names = new Set([await photo.readName()]);
  try {
    for (const name of names) expect(await status(`/api/image/${name}`)).toBe(200);
    for (const [index, step] of sequence.entries()) {
      await photo.steps[step]().catch((error: Error) => {
        if (!refusals.test(error.name)) throw error;
      });
      const done = sequence.slice(0, index + 1).join(", ");
      expect(await findLeaks(photo, names), done).toEqual([]);
    }
  } catch (error) {
    // After a failed restart nothing can be removed, and that error would hide this one.
    await removeAll().catch(() => {});
    throw error;
  }
  await removeAll();
}

async function removeAll() {
  await cms.hidePhotos(false);
  const where = { id: { exists: true } };
  for (const collection of ["toppers", "news", "media"] as const)
    await cms.payload.delete({ collection, where, trash: true });
}

describe("a withheld photograph", () => {
  test.each<Step[][]>([
    [["backup", "consent withdrawn", "record deleted for good", "restore"]],
    [["consent ended", "record in the trash", "record deleted for good", "restart"]],
    [["consent ended", "face covered", "record deleted for good"]],
    [["consent withdrawn", "photo removed from the record"]],
    [["consent withdrawn", "first version restored", "record published again"]],
    [["backup", "consent withdrawn", "consent given in a draft", "restore"]],
    [
      [
        ...(["backup", "consent for the photo withdrawn in a draft", "restore"] as const),
        "record published again",
      ],
    ],
    [["backup", "face covered", "restore", "record published again"]],
    [["backup", "all photos hidden", "restore", "restart"]],
  ])("is at no public address after: %s", run);

  test("is at no public address after any sequence of steps", async () => {
    const photo = await publishPersonPhoto(cms, 0);
    const step = fc.constantFrom(...(Object.keys(photo.steps) as Step[]));
    await removeAll();
    const runs = process.env["RUNS"];
    const seed = process.env["SEED"];
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), run), {
      numRuns: Number(runs ?? 12),
      // Shrinking takes minutes.
      endOnFailure: runs === undefined,
      ...(seed && { seed: Number(seed) }),
    });
  });

  test("returns only when a record with consent is published", async () => {
    const photo = await publishPersonPhoto(cms, 0);
    const steps: [Step, number][] = [
      ["consent withdrawn", 404],
      ["consent given in a draft", 404],
      ["record published again", 200],
      ["consent for the photo withdrawn in a draft", 404],
      ["consent given in a draft", 200],
      ["record deleted for good", 404],
      ["restart", 404],
      ["consent given", 200],
    ];
    for (const [step, expected] of steps) {
      await photo.steps[step]();
      const file = `/api/image/${await photo.readName()}`;
      expect([await status(file), await status(photo.address)], step).toEqual([expected, expected]);
    }
    await removeAll();
  });
});
