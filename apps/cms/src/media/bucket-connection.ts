import type { CmsConfig } from "../read-config.ts";

type Bucket = NonNullable<CmsConfig["bucket"]>;

/** How whoever speaks with the bucket finds it, and is let in. */
export const connectionTo = ({ region, endpoint, keyId, key }: Bucket) => ({
  region,
  credentials: { accessKeyId: keyId, secretAccessKey: key },
  // Checksums behind the body are Amazon's own; other stores refuse what has them.
  requestChecksumCalculation: "WHEN_REQUIRED" as const,
  responseChecksumValidation: "WHEN_REQUIRED" as const,
  ...(endpoint && { endpoint, forcePathStyle: true }),
});
