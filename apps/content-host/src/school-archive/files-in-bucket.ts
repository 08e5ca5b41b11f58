import { createWriteStream } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { HostConfig } from "../../server/config.ts";
import { connectionTo } from "../media/bucket-connection.ts";
import { typeOf } from "../media/type-of.ts";
import type { StoredFiles } from "./stored-files.ts";

/** Payload's storage puts and gives files of records that are just being saved or shown; this one any file by its name. */
export function filesInBucket(bucket: NonNullable<HostConfig["bucket"]>): StoredFiles {
  const client = new S3Client(connectionTo(bucket));
  const at = (name: string) => ({ Bucket: bucket.name, Key: name });
  return {
    find: async ({ kind, name }, folder) => {
      const found = await client.send(new GetObjectCommand(at(name))).catch(nothingForMissing);
      if (!found) return undefined;
      const copy = join(/*turbopackIgnore: true*/ folder, kind, name);
      await mkdir(dirname(copy), { recursive: true });
      if (!(found.Body instanceof Readable)) throw new Error(`The bucket gave no bytes of ${name}`);
      await pipeline(found.Body, createWriteStream(copy));
      return copy;
    },
    add: async ({ name }, from) => {
      if (await client.send(new HeadObjectCommand(at(name))).catch(nothingForMissing)) return false;
      const Body = await readFile(from);
      await client.send(new PutObjectCommand({ ...at(name), Body, ContentType: typeOf(name) }));
      return true;
    },
    remove: async ({ name }) => {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

function nothingForMissing(error: unknown): undefined {
  if (error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name)) return undefined;
  throw error;
}
