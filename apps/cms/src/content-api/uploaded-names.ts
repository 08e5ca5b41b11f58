import { isRandomName } from "../media/storage.ts";

export function uploadedNames(value: unknown): string[] {
  if (typeof value === "string") {
    const name = value.replace(/^\/api\/image\//, "");
    return isRandomName(name) ? [name] : [];
  }
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(uploadedNames)
    : [];
}
