import { z } from "zod";
import { type Kind, Manifest } from "../archive/manifest.ts";

const SchoolArchive = Manifest.extend({ holds: z.literal("school"), school: z.string().max(40) });
export type SchoolArchive = z.infer<typeof SchoolArchive>;

const megabyte = 1024 * 1024;

/** The largest archive that is taken from a browser: what a school's line brings within the time of one request. */
export const mostBytesAtDesk = 500 * megabyte;
/** The largest that the command sends. */
export const mostBytesOfCommand = 16 * 1024 * megabyte;

/** A whole school: the rows of its records, and the files that they name. */
export const schoolArchiveKind: Kind<SchoolArchive> = {
  list: SchoolArchive,
  places: /^(rows\/[a-z0-9_]+\.jsonl|(media|documents)\/[0-9a-f]{32}(-\d+x\d+)?\.[a-z0-9]{2,4})$/,
  most: { entries: 200_000, bytesOfEntry: 512 * megabyte, bytes: 2 * mostBytesOfCommand },
};
