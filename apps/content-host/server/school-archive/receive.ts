import { createWriteStream } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DamagedArchiveError, LockedArchiveError } from "../archive/errors.ts";
import { readArchive } from "../archive/read-archive.ts";
import { type SchoolArchive, schoolArchiveKind } from "./kind.ts";
import { RefusedError } from "./refused-error.ts";

/** Unpacks the body of a request into `folder`, whole and sound, and says what its list says. Throws RefusedError. */
export async function receive(
  request: IncomingMessage,
  folder: string,
  mostBytes: number,
): Promise<SchoolArchive> {
  const { headers } = request;
  if (headers["content-length"] === undefined)
    throw new RefusedError(411, "Please say how large the archive is (Content-Length).");
  const bytes = Number(headers["content-length"]);
  if (bytes > mostBytes)
    throw new RefusedError(
      413,
      `This archive is larger than ${Math.floor(mostBytes / 1e6)} MB. The command takes larger ones: npm run school:import -- FILE.`,
    );
  const { bavail, bsize } = await statfs(folder);
  // It is here twice for a moment: packed and unpacked.
  if (bytes * 3 > bavail * bsize)
    throw new RefusedError(507, "The disk has too little room for this archive.");
  const file = join(folder, "archive.tar.gz");
  await pipeline(request, createWriteStream(file));
  try {
    return await readArchive(file, {
      kind: schoolArchiveKind,
      placeOf: (path) => join(folder, path),
    });
  } catch (error) {
    if (error instanceof DamagedArchiveError || error instanceof LockedArchiveError)
      throw new RefusedError(400, error.message.replace(file, "This file"));
    throw error;
  } finally {
    await rm(file);
  }
}
