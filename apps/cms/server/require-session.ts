import type { IncomingMessage, ServerResponse } from "node:http";
import { sayIn } from "../src/i18n/say.ts";
import { languageOf } from "./second-step/language-of.ts";

/** All that the REST API of the CMS answers before somebody signs in. */
const open =
  /^\/cms-api\/(access|users\/(init|me|login|logout|forgot-password|reset-password|refresh-token))\/?$/;

/**
 * Refuses (401) a request to the REST API without a session, unless signing in needs it: an endpoint that a new release
 * of Payload adds is closed to strangers, whatever its own rules are. True when the request was answered here.
 */
export function refusesWithoutSession(
  { url, headers }: IncomingMessage,
  response: ServerResponse,
  isSignedIn: boolean,
): boolean {
  // As Next reads it: without dots, and a whole address is no way around.
  const path = URL.parse(url ?? "", "http://host")?.pathname ?? "";
  if (isSignedIn || !/^\/cms-api(\/|$)/i.test(path) || open.test(path)) return false;
  const message = sayIn(languageOf(headers))("Please sign in first.");
  response
    .writeHead(401, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify({ errors: [{ message }] }));
  return true;
}
