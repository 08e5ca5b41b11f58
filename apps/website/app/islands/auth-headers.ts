import { schoolCode } from "../../model/school/school-code.ts";
import { readStorage } from "./read-storage.ts";

/** `schoolcode`, and `authorization` only when a token is stored (R66). Never written, never logged. */
export function authHeaders(): Record<string, string> {
  const token = stored("token");
  const schoolcode = stored("schoolcode") || schoolCode;
  return token ? { schoolcode, authorization: `Bearer ${token}` } : { schoolcode };
}

/** Whether a token or another school's code is stored: then the shared response may not be right for this visitor. */
export const hasCredentials = (): boolean =>
  stored("token") !== "" || !["", schoolCode].includes(stored("schoolcode"));

const stored = (key: string): string =>
  readStorage(() => localStorage, key) || readStorage(() => sessionStorage, key);
