import { parse } from "node:path";
import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";
import sharp from "sharp";
import { z } from "zod";
import { longestSide } from "../cms.ts";
import { RefusalError } from "../i18n/refusal-error.ts";
import { requireFile } from "../payload-fixes/url-fetched-without-paste.ts";
import { createQueue } from "../workers/create-worker-task.ts";
import { checkDocument } from "./check-document.ts";
import { cleanPicture, encode, imageQueue } from "./clean-image.ts";
import { detectFaces } from "./face-detector/detect-faces.ts";
import type { Box } from "./face-detector/face-network.ts";
import { getLargestFace, largeFace, longestSideWithLargeFace } from "./faces/faces.ts";
import { openFile, randomName } from "./storage.ts";

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

const share = z.number().min(0).max(1);
const boxes = z
  .array(
    z.object({
      x: share,
      y: share,
      width: share,
      height: share,
      isCovered: z.boolean().optional(),
    }),
  )
  .max(1_000)
  .catch([]);

/** A box around a whole head is this much larger than the face on each side. */
const MARGIN = 0.3;
/** Almost without loss, because the result is encoded again. */
const QUALITY = 95;

/**
 * Draws the covers that an editor ticked into the stored picture, and crops it. The result then counts as a new
 * upload: it gets a new name, so that no cache has the former picture, which Payload deletes.
 */
export const editImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return args;
  const crop = takeCrop(req);
  const data: Record<string, unknown> = "data" in args && args.data ? args.data : {};
  const covered = boxes.parse(data["faces"] ?? []).filter(({ isCovered }) => isCovered);
  const { file } = req;
  if (file) {
    // An upload can be anything; after this it is an upright picture.
    if (crop)
      req.file = replace(
        file,
        await imageQueue(async () => cropPicture((await cleanPicture(file.data)).bytes, crop)),
      );
    return args;
  }
  const id: unknown = "id" in args ? args.id : undefined;
  if (typeof id !== "number" || (!crop && covered.length === 0)) return args;
  const overrideAccess = args.overrideAccess ?? false;
  const options = { id, depth: 0, overrideAccess, req } as const;
  const stored = await req.payload.findByID({ collection: "media", ...options });
  const name = stored.filename ?? "";
  const opened = await openFile(req.payload, "media", name);
  if (!opened) throw new RefusalError("The file of this image is missing. Please upload it again.");
  const former = Buffer.from(await new Response(opened.body).arrayBuffer());
  const edited = await imageQueue(async () => {
    const picture = await coverBoxes(former, covered);
    return crop ? cropPicture(picture, crop) : picture;
  });
  req.file = replace(
    { data: former, mimetype: stored.mimeType ?? "", name, size: former.length },
    edited,
  );
  return { ...args, data: { ...data, title: data["title"] ?? stored.title } };
};

type File = NonNullable<PayloadRequest["file"]>;

const replace = (file: File, data: Buffer): File => ({ ...file, data, size: data.length });

const perCent = z.coerce.number().min(0).max(100);
const cropSchema = z.object({ x: perCent, y: perCent, width: perCent, height: perCent });
type Crop = z.infer<typeof cropSchema>;

/** The crop of Payload's image editor. Payload itself would keep the name of the file, and drop its camera data. */
function takeCrop({ query }: PayloadRequest): Crop | undefined {
  const { crop, widthInPixels: _, heightInPixels: __, ...others } = Object(query?.["uploadEdits"]);
  if (!crop) return undefined;
  query["uploadEdits"] = others;
  const { data } = cropSchema.safeParse(crop);
  // The editor sends the whole picture when only the focal point has changed.
  return data && (data.width < 100 || data.height < 100) ? data : undefined;
}

async function cropPicture(picture: Buffer, crop: Crop): Promise<Buffer> {
  const { width, height, format } = await sharp(picture).metadata();
  const left = Math.min(width - 1, Math.floor((crop.x / 100) * width));
  const top = Math.min(height - 1, Math.floor((crop.y / 100) * height));
  const part = {
    left,
    top,
    width: Math.min(Math.max(1, Math.round((crop.width / 100) * width)), width - left),
    height: Math.min(Math.max(1, Math.round((crop.height / 100) * height)), height - top),
  };
  return encode(sharp(picture).extract(part).keepExif(), format, QUALITY);
}

/** Draws solid boxes: a blurred face can be restored, a black box cannot. */
export async function coverBoxes(picture: Buffer, covered: readonly Box[]): Promise<Buffer> {
  const { width, height, format } = await sharp(picture).metadata();
  const covers = covered.map((box) => {
    const left = Math.floor(Math.max(0, box.x - box.width * MARGIN) * width);
    const top = Math.floor(Math.max(0, box.y - box.height * MARGIN) * height);
    const right = Math.ceil(Math.min(1, box.x + box.width * (1 + MARGIN)) * width);
    const bottom = Math.ceil(Math.min(1, box.y + box.height * (1 + MARGIN)) * height);
    const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
    return { left, top, input: { create: { ...size, channels: 3 as const, background: "#000" } } };
  });
  return encode(sharp(picture).composite(covers).keepExif(), format, QUALITY);
}
