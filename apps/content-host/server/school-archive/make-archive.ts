import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { SchoolDesk } from "../../src/school-archive/school-desk.ts";
import { type Source, writeArchive } from "../archive/write-archive.ts";
import { schoolArchiveKind } from "./kind.ts";

/** Writes the whole school into one file in `folder`, and gives its path. */
export async function makeArchive(
  folder: string,
  desk: SchoolDesk,
  version: string,
): Promise<string> {
  const { school, files } = await desk.write(folder);
  const file = join(folder, "school.tar.gz");
  await writeArchive(file, {
    kind: schoolArchiveKind,
    about: { madeAt: new Date().toISOString(), version, holds: "school", school },
    sources: sourcesOf(folder, files),
  });
  return file;
}

async function* sourcesOf(folder: string, files: Source[]): AsyncGenerator<Source> {
  for (const name of (await readdir(join(folder, "rows"))).sort())
    yield { path: `rows/${name}`, from: join(folder, "rows", name) };
  yield* files;
}
