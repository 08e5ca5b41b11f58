import { isRandomName } from "../media/file-types.ts";

/** The names under which the uploaded files in a value of the content API are stored, however deep they stand. */
export function uploadedNames(value: unknown): string[] {
  if (typeof value === "string") {
    const name = value.replace(/^\/api\/image\//, "");
    return isRandomName(name) ? [name] : [];
  }
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(uploadedNames)
    : [];
}
