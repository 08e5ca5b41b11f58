import { schoolHeader } from "@manor/content-api/headers";
import { config } from "../config.ts";

/** Whether a path has the school code of this CMS, case-insensitive. */
export const isThisSchool = (code: string): boolean =>
  code.toLowerCase() === config.schoolCode.toLowerCase();

/** Albums and files have paths without a school code: the website sends its code in a header. */
export function requestsThisSchool(request: Request): boolean {
  const code = request.headers.get(schoolHeader);
  return code === null || isThisSchool(code);
}
