import { longestSide } from "../../media/longest-side.ts";
import { withCameraData } from "./exif.ts";
import { pictureKind, unreadableHeic, whyNoPicture } from "./picture-kind.ts";

/** Above this, sending takes longer than drawing the picture smaller. */
const large = 3 * 1024 * 1024;
const headOfJpeg = 256 * 1024;

/** A file that cannot go on its way; the message says why, after "Not taken, because". */
export class RefusedFileError extends Error {
  override name = "RefusedFileError";
}

/** What is sent for a chosen picture: the file itself, or one that this browser has drawn smaller. */
export async function makeReady(file: File, onShrinking: () => void): Promise<Blob> {
  const kind = pictureKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind === "other") throw new RefusedFileError(whyNoPicture(file.name));
  if (kind !== "heic" && file.size <= large) return file;
  onShrinking();
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    throw new RefusedFileError(kind === "heic" ? unreadableHeic : "it cannot be read.");
  }
  const type = kind === "png" || kind === "webp" ? "image/webp" : "image/jpeg";
  const drawn = await drawSmaller(bitmap, type);
  if (kind !== "jpeg") return drawn;
  const original = new Uint8Array(await file.slice(0, headOfJpeg).arrayBuffer());
  return new Blob(withCameraData(new Uint8Array(await drawn.arrayBuffer()), original), { type });
}

function drawSmaller(bitmap: ImageBitmap, type: string): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const pen = canvas.getContext("2d");
  if (!pen) throw new RefusedFileError("this browser cannot draw it smaller.");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type, quality: 0.9 });
}
