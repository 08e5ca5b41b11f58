import type { IncomingMessage, ServerResponse } from "node:http";
import { type Cms, twoFactorPath } from "../src/cms.ts";
import { addCookiePrefix } from "../src/payload-fixes/cookie-prefix-on-script-cookies.ts";
import type { CmsConfig } from "../src/read-config.ts";
import { createSlowBodyLimit, rejectsBody } from "./body-limit.ts";
import { createApiAuth, createContentApiHandler, send, toRequest } from "./content-api-handler.ts";
import { ensureToken } from "./data-folder.ts";
import { findClientAddress, isForContentApi } from "./security-headers.ts";
import { createSessionReader } from "./session-cookie.ts";

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
