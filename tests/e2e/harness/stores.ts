import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";

/**
 * The storage settings of a CMS under test: by default its data folder; under `npm run test:postgres` a database and
 * a bucket for this data folder.
 */
export async function storesOf(dataDir: string): Promise<Record<string, string>> {
  const name = `cms-${hash("sha256", dataDir, "hex").slice(0, 16)}`;
  return { ...createDatabase(name), ...(await createBucket(name)) };
}

function createDatabase(name: string): Record<string, string> {
  const server = process.env["TEST_POSTGRES"];
  if (!server) return {};
  const create = ["-q", "-d", `${server}/postgres`, "-c", `CREATE DATABASE "${name}"`];
  const { status, stderr } = spawnSync("psql", create, { encoding: "utf8" });
  if (status !== 0 && !stderr.includes("already exists")) throw new Error(stderr);
  return { DATABASE_URL: `${server}/${name}` };
}

async function createBucket(name: string): Promise<Record<string, string>> {
  const settings: Record<string, string> = JSON.parse(process.env["TEST_BUCKETS"] ?? "{}");
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = settings;
  if (!endpoint || !id || !key) return {};
  const { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } = await import(
    "@aws-sdk/client-s3"
  );
  const credentials = { accessKeyId: id, secretAccessKey: key };
  const client = new S3Client({ endpoint, region: "auto", forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: name })).catch((error: unknown) => {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
  });
  client.destroy();
  return { ...settings, S3_BUCKET: name };
}
