import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const requestIdHeader = "x-request-id";

const VALID_ID = /^[\w-]{8,64}$/;
const created = new WeakMap<object, string>();

/** The id of a request in all logs: from the proxy or the site, or a new one. Created on demand, as few are logged. */
export function getRequestId(request: { headers: IncomingHttpHeaders }): string {
  const given = request.headers[requestIdHeader];
  if (typeof given === "string" && VALID_ID.test(given)) return given;
  const id = created.get(request) ?? randomUUID();
  created.set(request, id);
  return id;
}
