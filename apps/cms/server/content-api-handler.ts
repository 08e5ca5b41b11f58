import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { tokenHeader } from "@manor/content-api/headers";
import { leavesFolder, maxAddressLength } from "@manor/content-api/image-path";
import { isLocalRequest, isLoopback } from "@manor/server-kit/local-request";
import type { Cms } from "../src/cms.ts";
import { problem } from "../src/content-api/problem.ts";
import type { CmsConfig } from "../src/read-config.ts";
import { timingSafeEqualText } from "../src/timing-safe-equal.ts";

/** Serves the content API without Next, at four times the request rate (decision 024). */
export const createContentApiHandler =
  (isAllowed: ApiAuth, { handleContentApi }: Pick<Cms, "handleContentApi">) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if ((request.url ?? "").length > maxAddressLength)
      return send(request, response, problem(414, "This address is too long."));
    if (hasParentSegment(request))
      return send(request, response, problem(400, "This address cannot be read."));
    if (!isAllowed(request)) {
      const headers = { "www-authenticate": tokenHeader };
      return send(
        request,
        response,
        problem(401, "This address is for the website only: the token is missing or wrong.", {
          headers,
        }),
      );
    }
    return send(request, response, await handleContentApi(toRequest(request)));
  };

export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  result: Response,
): Promise<void> {
  response.writeHead(result.status, Object.fromEntries(result.headers));
  if (!result.body || request.method === "HEAD") {
    await result.body?.cancel();
    response.end();
    return;
  }
  try {
    await pipeline(result.body, response);
  } catch {
    // The client has disconnected.
    response.destroy();
  }
}

/** Does not start to read the body: one that is read in part blocks the next request of the connection. */
export function toRequest(request: IncomingMessage, withBody = true): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const hasBody = withBody && request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody
    ? { body: ReadableStream.from<Buffer>(request) as BodyInit, duplex: "half" }
    : {};
  // Only the path matters. An invalid URL becomes a path that is not found.
  const url = URL.parse(request.url ?? "", "http://cms") ?? new URL("http://cms/api/");
  return new Request(url, { method: request.method, headers, ...body });
}

/** Checks the raw URL: a URL parser resolves `..` first (R65). */
function hasParentSegment({ url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split(/[?#]/, 1);
  return path.split("/").some(leavesFolder);
}

export type ApiAuth = (request: IncomingMessage) => boolean;

/** A CMS on loopback without a token also answers local programs: by a loopback name and without a proxy. */
export function createApiAuth(config: CmsConfig, token: string): ApiAuth {
  const isOpenHere =
    config.token === undefined &&
    !config.trustProxy &&
    isLoopback(config.address) &&
    isLoopback(new URL(config.url).hostname);
  return (request) => {
    const shown = request.headers[tokenHeader];
    if (typeof shown === "string") return timingSafeEqualText(shown, token);
    return isOpenHere && isLocalRequest(request);
  };
}
