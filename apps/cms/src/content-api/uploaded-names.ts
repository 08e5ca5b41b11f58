import { isRandomName } from "../media/random-name.ts";

/** The names of all uploaded files in a value of the contract, however deep. */
export function uploadedNames(value: unknown): string[] {
  if (typeof value === "string") {
    const name = value.replace(/^\/api\/image\//, "");
    return isRandomName(name) ? [name] : [];
  }
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(uploadedNames)
    : [];
}
