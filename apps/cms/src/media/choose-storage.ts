import type { Plugin } from "payload";
import { config } from "../host-config.ts";
import { connectionTo } from "./bucket-connection.ts";

/** Files lie in the data folder, unless S3_BUCKET names a bucket that several hosts can share. */
export async function chooseStorage(): Promise<Plugin[]> {
  const { bucket } = config;
  if (!bucket) return [];
  const { s3Storage } = await import("@payloadcms/storage-s3");
  const storage = s3Storage({
    bucket: bucket.name,
    collections: { media: true, documents: true },
    config: connectionTo(bucket),
  });
  return [storage, withoutBrowserPart];
}

/**
 * The library always adds a part that sends files from the browser straight into the bucket. The admin panel is built without
 * it, and a part that is not there leaves its screens empty.
 */
const withoutBrowserPart: Plugin = (config) => {
  const providers = config.admin?.components?.providers?.filter(
    (provider) => !JSON.stringify(provider).includes("@payloadcms/storage-s3/client"),
  );
  const { dependencies: _, ...admin } = config.admin ?? {};
  return { ...config, admin: { ...admin, components: { ...admin.components, providers } } };
};
