import type { Plugin } from "payload";

/**
 * The S3 plugin adds its upload handler to the admin even without uploads from the browser. The import map is written
 * without a bucket, so it lacks the handler, and all pages of the admin would stay empty. This removes the handler.
 */
export const withoutClientHandler: Plugin = (config) => {
  const providers = config.admin?.components?.providers?.filter(
    (provider) => !JSON.stringify(provider).includes("@payloadcms/storage-s3/client"),
  );
  const { dependencies: _, ...admin } = config.admin ?? {};
  return { ...config, admin: { ...admin, components: { ...admin.components, providers } } };
};
