import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { TextBlock } from "@manor/content-api/text-pages";
import { z } from "zod";
import { nextTurn } from "./next-turn.ts";

const picture = z.object({ address: z.string(), alt: z.string(), caption: z.string() });

/** One item of the plan with its content, as `npm run import:wordpress` writes it to the file of records. */
const importRecord = z.object({
  /** GUID and id. */
  key: z.string(),
  oldAddress: z.string(),
  /** The folder of the old site on its host: `/school`, or `""`. */
  folder: z.string().default(""),
  /** Where the old site showed the item itself, such as its permalink and `/?p=12`. */
  oldAddresses: z.array(z.string()),
  /** Lists of the old site that showed it: of its categories, tags, author and date. */
  listAddresses: z.array(z.string()),
  /** Of its texts: `hi`, or `""`. */
  language: z.string().default(""),
  /** The key of the record whose texts it translates; `""` for none. */
  translationOf: z.string().default(""),
  /** Of an attachment: the key of the item to which it belongs; `""` for none. */
  parentKey: z.string().default(""),
  /** The size of a file, if the export has it. */
  bytes: z.number().optional(),
  /** `gone` becomes no record: its addresses say that it is gone. */
  target: z.enum(["news", "event", "album", "page", "document", "gone"]),
  /** Whether the record is published; otherwise it is a draft. */
  isPublic: z.boolean(),
  title: z.string(),
  /** `2024-03-01`, or `""`. */
  day: z.string(),
  time: z.string(),
  venue: z.string(),
  /** Of a text page: `/about/history`. */
  newAddress: z.string(),
  /** The address of a document, or of a picture that becomes no record. */
  fileAddress: z.string(),
  /** With the old addresses of pictures. The collection of pages validates them. */
  blocks: z.custom<TextBlock[]>(Array.isArray),
  text: z.string(),
  pictures: z.array(picture),
  /** Of an album the one that it becomes; of another item its galleries. */
  albums: z.array(z.object({ title: z.string(), pictures: z.array(picture) })),
  /** Addresses of files of the old site in the links of the text. */
  linkedFiles: z.array(z.string()),
});
export type ImportRecord = z.infer<typeof importRecord>;

/** One record at a time: the file of a large site does not fit in memory. */
export async function* readRecords(file: string): AsyncGenerator<ImportRecord> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (line !== "") {
      await nextTurn();
      yield importRecord.parse(JSON.parse(line));
    }
}
