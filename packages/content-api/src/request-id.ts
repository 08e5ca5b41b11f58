import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const requestIdHeader = "x-request-id";

const GIVEN = /^[\w-]{8,64}$/;
const made = new WeakMap<object, string>();

/**
 * The id under which all logs know a request: the one that the proxy or the site gave it, or a new one. It is made when
 * somebody asks for it: most requests have nothing to tell.
 */
export function requestIdOf(request: { headers: IncomingHttpHeaders }): string {
  const given = request.headers[requestIdHeader];
  if (typeof given === "string" && GIVEN.test(given)) return given;
  const id = made.get(request) ?? randomUUID();
  made.set(request, id);
  return id;
}
