import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exitOn } from "../../../scripts/run.ts";
import { say } from "../../../scripts/say.ts";
import { readArchive } from "../server/archive/read-archive.ts";
import { schoolArchiveKind } from "../server/school-archive/kind.ts";
import { askSchoolArchive, NotDoneError } from "./ask-school-archive.ts";

/** `npm run school:export -- FILE`: the whole school of the running host as one archive. */
async function exportSchool([name]: string[]): Promise<void> {
  if (!name) throw new NotDoneError("Name the file: npm run school:export -- FILE.");
  const file = resolve(name);
  if (existsSync(file)) throw new NotDoneError(`${name} is there already. Name another file.`);
  const { body } = await askSchoolArchive("", {});
  if (!body) throw new NotDoneError("The content host answered nothing.");
  const unfinished = `${file}.tmp`;
  try {
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.fromWeb(body as never), output);
    const { school, entries } = await readArchive(unfinished, {
      kind: schoolArchiveKind,
      placeOf: () => undefined,
    });
    await rename(unfinished, file);
    const files = entries.filter(({ path }) => !path.startsWith("rows/")).length;
    const { size } = await stat(file);
    say(`${name} holds the school ${school} with ${files} files in ${(size / 1e6).toFixed(1)} MB`);
    say("It holds pupils' names and drafts: keep it as you keep the desk's own data");
  } finally {
    await rm(unfinished, { force: true });
  }
}

exitOn(exportSchool(process.argv.slice(2)));
