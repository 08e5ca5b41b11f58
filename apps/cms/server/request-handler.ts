import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { tokenHeader } from "@manor/content-api/headers";
import { leavesFolder, maxAddressLength } from "@manor/content-api/image-path";
import { isLocalRequest, isLoopback } from "@manor/server-kit/local-request";
import { jwtVerify } from "jose";
import { type Cms, type Session, twoFactorPath } from "../src/cms.ts";
import { problem } from "../src/content-api/problem.ts";
import {
  addCookiePrefix,
  getName,
  withoutPrefix,
} from "../src/payload-fixes/cookie-prefix-on-script-cookies.ts";
import { toPayloadSecret } from "../src/payload-secret.ts";
import type { CmsConfig } from "../src/read-config.ts";
import { timingSafeEqualText } from "../src/timing-safe-equal.ts";
import { createSlowBodyLimit, rejectsBody } from "./body-limit.ts";
import { ensureToken } from "./data-folder.ts";
import { findClientAddress, isForContentApi } from "./security-headers.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Handles a request before Next: cookies, body limits, the content API, and access to the admin. */
export function createRequestHandler(
  config: CmsConfig,
  secret: string,
  cms: Cms,
  answerByNext: Handler,
): Handler {
  const isAllowed = createApiAuth(config, ensureToken(config.dataDir, config.token));
  const handleContentApi = createContentApiHandler(isAllowed, cms);
  const rejectsSlowBody = createSlowBodyLimit();
  const readSession = createSessionReader(secret, config.isHttps);
  return async (request, response) => {
    if (config.isHttps) addCookiePrefix(response);
    const { session, cookies } = await readSession(request.headers.cookie);
    request.headers.cookie = cookies;
    // Only the session cookie authenticates: API keys are not used.
    delete request.headers.authorization;
    if (rejectsBody(request, response, session !== undefined)) return;
    const address = findClientAddress(request, config.trustProxy);
    // A signed-in user may need minutes for a large file.
    if (!session && rejectsSlowBody(request, response, address)) return;
    if (isForContentApi(request)) return handleContentApi(request, response);
    // Next cannot read a body that was read here.
    const isOwnForm = request.url?.startsWith(twoFactorPath) === true;
    const denied = await cms.checkAccess(toRequest(request, isOwnForm), session);
    if (denied) return send(request, response, denied);
    return answerByNext(request, response);
  };
}

const sessionName = "payload-token";
/** As Payload signs it. */
const verifyOptions = { algorithms: ["HS256"], requiredClaims: ["exp", "id", "sid"] };

/** Payload gets exactly the verified session or none. Over https only cookies with the prefix `__Host-` count. */
export function createSessionReader(secret: string, isHttps: boolean) {
  const key = new TextEncoder().encode(toPayloadSecret(secret));

  async function verify(token: string): Promise<Session | undefined> {
    const verified = await jwtVerify(token, key, verifyOptions).catch(() => undefined);
    return verified && { user: String(verified.payload.id), id: String(verified.payload.sid) };
  }

  return async (header = ""): Promise<{ session: Session | undefined; cookies: string }> => {
    const all = header.split(";").map((text) => text.trim());
    const known = isHttps ? withoutPrefix(all) : all;
    const tokens = known.filter((text) => getName(text) === sessionName);
    const others = known.filter((text) => getName(text) !== sessionName);
    const [token = ""] = tokens;
    const isOne = tokens.length === 1 && token.startsWith(`${sessionName}=`);
    const session = isOne ? await verify(token.slice(sessionName.length + 1)) : undefined;
    return { session, cookies: [...others, ...(session ? [token] : [])].join("; ") };
  };
}

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

async function send(
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
function toRequest(request: IncomingMessage, withBody = true): Request {
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
