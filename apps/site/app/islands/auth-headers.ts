import { identity } from "../school/identity.ts";

/**
 * The headers of calls marked with auth (R66): `schoolcode`, and `authorization` only when a token is kept.
 * Read from localStorage, then sessionStorage; never written, never logged.
 */
export function authHeaders(): Record<string, string> {
  const token = stored("token");
  const schoolcode = stored("schoolcode") || identity.schoolCode;
  return token ? { schoolcode, authorization: `Bearer ${token}` } : { schoolcode };
}

/** Whether the browser keeps a token, so that an answer for everybody may not be the right one. */
export const hasToken = (): boolean => stored("token") !== "";

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    // A browser that forbids storage is a browser without a token.
    return "";
  }
}
