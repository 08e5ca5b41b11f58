import { imagePath } from "@manor/contract/image-path";
import { readImageAddress } from "./image-address.ts";

const LINK = /\/api\/image\/[^\s"'<>?#)]+/gi;

/** The files that a record names: in its lists of attachments, and by links within its texts. */
export function filesIn(record: unknown): string[] {
  const values: unknown[] = typeof record === "object" && record ? Object.values(record) : [];
  const paths = values.flatMap((value) => {
    if (Array.isArray(value)) return value.map((identifier) => imagePath(String(identifier)));
    return typeof value === "string" ? (value.match(LINK) ?? []) : [];
  });
  return paths.flatMap((path) => {
    const address = readImageAddress(path);
    return address && address.call !== "refused" ? [address.name] : [];
  });
}
