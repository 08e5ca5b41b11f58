import { isFormType, type ListCallName, listCalls } from "@manor/content-api";

export type Found =
  | { kind: "list"; name: ListCallName; school: string }
  | { kind: "album" }
  | { kind: "form"; school: string; formType: string };

const lists = (Object.keys(listCalls) as ListCallName[]).map((name) => ({
  name,
  prefix: listCalls[name].path("").toLowerCase(),
}));

/** The content API call of a path; its fixed segments are case-insensitive (R65). */
export function findCall(path: string): Found | undefined {
  if (path.toLowerCase() === "/api/subgallery") return { kind: "album" };
  const form = /^\/api\/form\/([^/]+)\/([^/]+)$/i.exec(path);
  if (form) {
    const [, school = "", formType = ""] = form;
    return isFormType(formType) ? { kind: "form", school, formType } : undefined;
  }
  const schoolStart = path.lastIndexOf("/") + 1;
  const prefix = path.slice(0, schoolStart).toLowerCase();
  const list = lists.find((entry) => entry.prefix === prefix);
  return list && { kind: "list", name: list.name, school: path.slice(schoolStart) };
}
