import { defaultCode } from "@manor/server-kit/school-code";

/**
 * Part of every API path and of the addresses of the site's own pictures. Set by SCHOOL_CODE, which
 * server/config.ts validates; a browser reads it from the page (app/root.tsx).
 */
export const schoolCode: string =
  (typeof document === "undefined"
    ? process.env["SCHOOL_CODE"]
    : document.documentElement.dataset["schoolCode"]) || defaultCode;
