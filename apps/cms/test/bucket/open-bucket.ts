import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from "@aws-sdk/client-s3";
import { storesOf } from "../../../../tests/e2e/harness/stores.ts";

export type OpenBucket = Awaited<ReturnType<typeof openBucket>>;

/** Direct access to the bucket of a CMS under test. */
export async function openBucket(dataDir: string) {
  const {
    S3_BUCKET: Bucket = "",
    S3_ENDPOINT: endpoint = "",
    S3_ACCESS_KEY_ID: accessKeyId = "",
    S3_SECRET_ACCESS_KEY: own = "",
  } = await storesOf(dataDir);
  if (!Bucket) throw new Error("Start this test with npm run test:postgres.");
  const clientWith = (secretAccessKey: string) =>
    new S3Client({
      endpoint,
      region: "auto",
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    });
  const client = clientWith(own);
  return {
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key = "" }) => Key);
    },
    sizeOf: async (Key: string) =>
      (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength,
    read: async (Key: string, { key = own, range }: { key?: string; range?: string } = {}) => {
      const asked = { Bucket, Key, ...(range && { Range: range }) };
      const { Body } = await clientWith(key).send(new GetObjectCommand(asked));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
  };
}
