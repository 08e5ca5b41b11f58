import { parse } from "node:path";
import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";
import { longestSide } from "../cms.ts";
import { RefusalError } from "../i18n/refusal-error.ts";
import { requireFile } from "../payload-fixes/url-fetched-without-paste.ts";
import { createQueue } from "../workers/create-queue.ts";
import { checkDocument } from "./check-document.ts";
import { cleanPicture, imageQueue } from "./clean-image.ts";
import { detectFaces } from "./face-detector/detect-faces.ts";
import { getLargestFace, largeFace, longestSideWithLargeFace } from "./faces/faces.ts";
import { randomName } from "./file-types.ts";

type CleanFile = {
  data: Buffer;
  mimetype: string;
  extension: string;
  fields?: Record<string, unknown>;
};

/** One upload can be decoded while a thread looks for faces in another. */
const uploadQueue = createQueue({ parallel: 2 });

type Data = Record<string, unknown>;

/** Encodes an image again without private metadata before it is stored, and looks for faces. */
export const cleanImage = cleanWith((upload, data, req) =>
  uploadQueue(() => cleanAndDetect(upload, data, req)),
);

async function cleanAndDetect(
  upload: Buffer,
  { exif }: Data,
  { context, payload }: PayloadRequest,
): Promise<CleanFile> {
  // The pictures of the seed show no people.
  const found = context["hasNoPeople"] ? [] : await detectFaces(upload);
  const faces = Array.isArray(found) ? found : null;
  const largestFace = faces && getLargestFace(faces);
  const longest = (largestFace ?? 0) >= largeFace ? longestSideWithLargeFace : longestSide;
  const cleaned = await imageQueue(() => cleanPicture(upload, longest, Object(exif)));
  if (!Array.isArray(found)) payload.logger.warn(`No faces were looked for: ${found.failure}`);
  const { bytes, mimeType, extension } = cleaned;
  return { data: bytes, mimetype: mimeType, extension, fields: { faces, largestFace } };
}

export const cleanDocument = cleanWith(async (data) => {
  const checked = await checkDocument(data);
  if (!checked)
    throw new RefusalError(
      "This file was not saved, because its type is not supported. Please upload a PDF, a Word, Excel, PowerPoint or LibreOffice document without macros, an MP4 video or an MP3 recording.",
    );
  const { mimeType, extension, pdfProblems } = checked;
  return { data, mimetype: mimeType, extension, fields: { pdfProblems: pdfProblems.join(" ") } };
});

/** Gives a file a random name. The original name becomes its title in the CMS. */
function cleanWith(
  clean: (upload: Buffer, data: Data, req: PayloadRequest) => Promise<CleanFile>,
): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    requireFile(operation, req);
    const { file } = req;
    if (!file || (operation !== "create" && operation !== "update")) return args;
    const title = parse(file.name).name.slice(0, 200);
    const { exif, ...data }: Data = "data" in args && args.data ? args.data : {};
    const { extension, fields, ...cleaned } = await clean(file.data, { exif }, req);
    const size = cleaned.data.length;
    req.file = { ...file, ...cleaned, size, name: randomName(extension) };
    return { ...args, data: { ...data, ...fields, title: data["title"] || title } };
  };
}
