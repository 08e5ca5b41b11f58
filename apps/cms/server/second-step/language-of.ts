import type { IncomingHttpHeaders } from "node:http";
import { cookieOf } from "../session.ts";

/** Where Payload keeps the language that was chosen below the log-in, or in the account. */
const chosen = "payload-lng";

/** The language in which the log-in before this page spoke: what this browser chose, else what it prefers. */
export function languageOf({ cookie, ...headers }: IncomingHttpHeaders): "en" | "hi" {
  const language = cookieOf(cookie, chosen) ?? headers["accept-language"] ?? "";
  return /^hi\b/i.test(language) ? "hi" : "en";
}
