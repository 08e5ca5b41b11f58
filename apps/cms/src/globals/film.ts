import type { PayloadRequest, UploadField } from "payload";
import { validator } from "../fields/validator.ts";
import type { Message } from "../i18n/translate.ts";
import { type Film, readFilm } from "../media/read-film.ts";
import { openFile } from "../media/storage.ts";
import { schoolGlobal } from "./school-global.ts";

const MAX_BYTES = 1_200_000;
const MIN_SECONDS = 6;
const MAX_SECONDS = 10;

const codecNames = { av1: "AV1", h264: "H.264" } as const;
type Codec = keyof typeof codecNames;

const film = (codec: Codec, label: string): UploadField => ({
  name: codec,
  label,
  type: "upload",
  relationTo: "documents",
  validate: validator((value, { req }: { req: PayloadRequest }) => checkFilm(value, codec, req)),
});

async function checkFilm(
  value: unknown,
  codec: Codec,
  req: PayloadRequest,
): Promise<true | Message> {
  const id = Object(value ?? {}).id ?? value;
  if (id === null || id === undefined) return true;
  const { filename, filesize } =
    (await req.payload.findByID({
      ...{ collection: "documents", id, depth: 0, disableErrors: true, req },
    })) ?? {};
  if (!filename) return "This file does not exist.";
  if ((filesize ?? 0) > MAX_BYTES) return "Please choose a film of at most 1.2 MB.";
  const file = await openFile(req.payload, "documents", filename);
  const found = file && readFilm(await new Response(file.body).bytes());
  return findProblem(found, codec) ?? true;
}

function findProblem(found: Film | undefined, codec: Codec): Message | undefined {
  if (found?.codec !== codec)
    return {
      phrase: "Please choose an MP4 film in {codec}.",
      values: { codec: codecNames[codec] },
    };
  if (found.hasSound) return "Please choose a film without sound.";
  // Encoders round to a whole frame.
  const seconds = Math.round(found.seconds * 10) / 10;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS)
    return "Please choose a film of 6 to 10 seconds.";
  return undefined;
}

export const homeFilm = schoolGlobal(["film", "film"], "Home page film", {
  description:
    "A film behind the first image of the home page: 6 to 10 seconds, without sound, MP4, each file at most 1.2 MB. Show only people who agreed to it. Phones, slow connections and visitors who want less motion see the image.",
  fields: [
    film("h264", "Film in H.264, for every browser"),
    film("av1", "The same film in AV1, for newer browsers"),
  ],
});
