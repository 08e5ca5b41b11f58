import { schoolHeader } from "@manor/content-api/token";
import { config } from "../host-config.ts";

/** Whether an address names the school of this CMS, in any letter case. */
export const isOwnSchool = (code: string): boolean =>
  code.toLowerCase() === config.schoolCode.toLowerCase();

/** Albums and files have addresses without a school code: a website of another school says in a header that it asks. */
export function asksForOwnSchool(request: Request): boolean {
  const code = request.headers.get(schoolHeader);
  return code === null || isOwnSchool(code);
}
