import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { createLocalReq, type Payload, type Plugin } from "payload";
import { config } from "../config.ts";
import { findOne } from "../database/find-records.ts";
import { withoutClientHandler } from "../payload-fixes/s3-handler-not-in-import-map.ts";
import type { CmsConfig } from "../read-config.ts";
import { documentTypes } from "./document-types.ts";

export const mediaFolder = (): string => join(/*turbopackIgnore: true*/ config.dataDir, "media");
export const documentFolder = (): string =>
  join(/*turbopackIgnore: true*/ config.dataDir, "documents");

/** Files are stored in the data folder, or in the bucket S3_BUCKET, which several processes can share. */
export async function chooseStorage(): Promise<Plugin[]> {
  const { bucket } = config;
  if (!bucket) return [];
  const { s3Storage } = await import("@payloadcms/storage-s3");
  const storage = s3Storage({
    bucket: bucket.name,
    collections: { media: true, documents: true },
    config: connectionTo(bucket),
  });
  return [storage, withoutClientHandler];
}

type Bucket = NonNullable<CmsConfig["bucket"]>;

const connectionTo = ({ region, endpoint, keyId, key }: Bucket) => ({
  region,
  credentials: { accessKeyId: keyId, secretAccessKey: key },
  // Trailing checksums are specific to Amazon; other stores reject them.
  requestChecksumCalculation: "WHEN_REQUIRED" as const,
  responseChecksumValidation: "WHEN_REQUIRED" as const,
  ...(endpoint && { endpoint, forcePathStyle: true }),
});

export type OpenFile = { body: ReadableStream<Uint8Array>; size: number };

/** Opens a stored file by its name, which must be one from the database. `undefined` when it does not exist. */
export async function openFile(
  payload: Payload,
  collection: "media" | "documents",
  name: string,
): Promise<OpenFile | undefined> {
  if (config.bucket) return openInBucket(payload, collection, name);
  const folder = collection === "media" ? mediaFolder() : documentFolder();
  const path = join(/*turbopackIgnore: true*/ folder, name);
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  // Node and the web have two types for the same stream.
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return { body, size: found.size };
}

async function openInBucket(
  payload: Payload,
  collection: "media" | "documents",
  filename: string,
): Promise<OpenFile | undefined> {
  const doc = await findOne(payload, collection, { filename: { equals: filename } });
  if (!doc) return undefined;
  const req = await createLocalReq({}, payload);
  for (const handler of payload.collections[collection].config.upload.handlers ?? []) {
    const response = await handler(req, { doc, params: { collection, filename } });
    const size = Number(response?.headers.get("content-length"));
    if (response?.ok && response.body && size > 0) return { body: response.body, size };
    await response?.body?.cancel();
  }
  return undefined;
}

const types: Record<string, string> = {
  ...{ jpg: "image/jpeg", png: "image/png", webp: "image/webp" },
  ...documentTypes,
};

export const getFileType = (name: string): string =>
  types[extname(name).slice(1)] ?? "application/octet-stream";

const NAME = new RegExp(`^[0-9a-f]{32}\\.(${Object.keys(types).join("|")})$`);

/** A random name: a child's name must not be part of an address. */
export const randomName = (extension: string): string =>
  `${randomBytes(16).toString("hex")}.${extension}`;

export const isRandomName = (name: string): boolean => NAME.test(name);
