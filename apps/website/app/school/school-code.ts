import { usualSchoolCode } from "@manor/content-api/school-code";

/**
 * Part of every call and of the addresses of the site's own pictures. Its one source is the setting
 * SCHOOL_CODE, which server/config.ts has checked; a browser reads it off the page (app/root.tsx).
 */
export const schoolCode: string =
  (typeof document === "undefined"
    ? process.env["SCHOOL_CODE"]
    : document.documentElement.dataset["schoolCode"]) || usualSchoolCode;
