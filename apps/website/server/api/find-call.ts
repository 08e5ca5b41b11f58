import { findListCall, isFormType, type ListCallName } from "@manor/content-api";

export type Found =
  | { kind: "list"; name: ListCallName; school: string }
  | { kind: "album" }
  | { kind: "form"; school: string; formType: string };

/** The content API call of a path; its fixed segments are case-insensitive (R65). */
export function findCall(path: string): Found | undefined {
  if (path.toLowerCase() === "/api/subgallery") return { kind: "album" };
  const form = /^\/api\/form\/([^/]+)\/([^/]+)$/i.exec(path);
  if (form) {
    const [, school = "", formType = ""] = form;
    return isFormType(formType) ? { kind: "form", school, formType } : undefined;
  }
  const list = findListCall(path);
  return list && { kind: "list", ...list };
}
