import { isRandomName } from "../media/file-types.ts";

/** The stored names of the uploaded files in a value of the content API, at any depth. */
export function uploadedNames(value: unknown): string[] {
  if (typeof value === "string") {
    const name = value.replace(/^\/api\/image\//, "");
    return isRandomName(name) ? [name] : [];
  }
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(uploadedNames)
    : [];
}
