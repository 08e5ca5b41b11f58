import { schoolCode } from "../school/school-code.ts";

/**
 * The headers of calls marked with auth (R66): `schoolcode`, and `authorization` only when a token is kept.
 * Read from localStorage, then sessionStorage; never written, never logged.
 */
export function authHeaders(): Record<string, string> {
  const token = stored("token");
  const schoolcode = stored("schoolcode") || schoolCode;
  return token ? { schoolcode, authorization: `Bearer ${token}` } : { schoolcode };
}

/** Whether the browser stores a token or another school's code: then the public response may not be right. */
export const hasOwnAccess = (): boolean =>
  stored("token") !== "" || !["", schoolCode].includes(stored("schoolcode"));

/** An empty value is a missing one. */
const stored = (key: string): string =>
  read(() => localStorage, key) || read(() => sessionStorage, key);

function read(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key)?.trim() ?? "";
  } catch {
    // A browser that forbids storage is a browser without a token.
    return "";
  }
}
