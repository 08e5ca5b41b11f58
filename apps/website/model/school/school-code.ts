import { defaultCode } from "@manor/server-kit/school-code";

/** Set by SCHOOL_CODE, which server/config.ts validates; a browser reads it from the page (app/root.tsx). */
export const schoolCode: string =
  (typeof document === "undefined"
    ? process.env["SCHOOL_CODE"]
    : document.documentElement.dataset["schoolCode"]) || defaultCode;
