import type { TextField } from "payload";

/**
 * Where a file lies in the bucket. The storage plugin brings this field along, but only when a
 * bucket is configured; it stands here so that the database has one shape with and without.
 */
export const objectKey: TextField = {
  name: "_objectKey",
  type: "text",
  admin: { hidden: true, readOnly: true },
};
