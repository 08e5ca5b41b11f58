import { parse } from "node:path";
import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";
import { RefusalError } from "../i18n/refusal-error.ts";
import { createQueue } from "../workers/create-queue.ts";
import { checkDocument } from "./check-document.ts";
import { cleanPicture, imageQueue } from "./clean-image.ts";
import { detectFaces } from "./faces/detect-faces.ts";
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

/** Encodes an image again without private metadata before it is stored, and looks for faces. */
export const cleanImage = cleanWith((upload, req) =>
  uploadQueue(() => cleanAndDetect(upload, req)),
);

async function cleanAndDetect(
  upload: Buffer,
  { context, payload }: PayloadRequest,
): Promise<CleanFile> {
  const cleaned = await imageQueue(() => cleanPicture(upload));
  // The pictures of the seed show no people.
  const found = context["hasNoPeople"] ? [] : await detectFaces(cleaned.bytes);
  const faces = Array.isArray(found) ? found : null;
  if (!Array.isArray(found)) payload.logger.warn(`No faces were looked for: ${found.failure}`);
  const largestFace = faces && getLargestFace(faces);
  const isLarge = (largestFace ?? 0) >= largeFace;
  const { bytes } = isLarge
    ? await imageQueue(() => cleanPicture(upload, longestSideWithLargeFace))
    : cleaned;
  const { mimeType, extension } = cleaned;
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
  clean: (upload: Buffer, req: PayloadRequest) => Promise<CleanFile>,
): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { file } = req;
    // Payload would fetch a URL from the request body after this hook, without its checks.
    if (!file && operation === "create") throw new RefusalError("Please choose a file.");
    if (!file || (operation !== "create" && operation !== "update")) return args;
    const title = parse(file.name).name.slice(0, 200);
    const { extension, fields, ...cleaned } = await clean(file.data, req);
    const size = cleaned.data.length;
    req.file = { ...file, ...cleaned, size, name: randomName(extension) };
    const data: Record<string, unknown> = "data" in args && args.data ? args.data : {};
    return { ...args, data: { ...data, ...fields, title: data.title || title } };
  };
}
