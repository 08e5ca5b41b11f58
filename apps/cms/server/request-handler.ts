import type { IncomingMessage, ServerResponse } from "node:http";
import { type Cms, twoFactorPath } from "../src/cms.ts";
import type { CmsConfig } from "../src/read-config.ts";
import { createApiAuth } from "./api-auth.ts";
import { refusesBody } from "./body-limit.ts";
import {
  answerContentHealth,
  contentHealthPath,
  createContentApiHandler,
  send,
  toRequest,
} from "./content-api-handler.ts";
import { keepToken } from "./data-folder.ts";
import { isForContentApi } from "./security-headers.ts";
import { addCookiePrefix, createSessionReader } from "./session-cookie.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Handles a request before Next: cookies, body limits, the content API, and access to the admin. */
export function createRequestHandler(
  config: CmsConfig,
  secret: string,
  cms: Cms,
  answerByNext: Handler,
): Handler {
  const isAllowed = createApiAuth(config, keepToken(config.dataDir, config.token));
  const answerContentApi = createContentApiHandler(isAllowed, cms);
  const readSession = createSessionReader(secret, config.isHttps);
  return async (request, response) => {
    if (config.isHttps) addCookiePrefix(response);
    const { session, cookies } = readSession(request.headers.cookie);
    request.headers.cookie = cookies;
    // Sessions use the cookie only; there are no API keys.
    delete request.headers.authorization;
    if (refusesBody(request, response, session !== undefined)) return;
    if (isForContentApi(request)) return answerContentApi(request, response);
    if (request.url === contentHealthPath)
      return send(request, response, await answerContentHealth(isAllowed, cms, request));
    // Next cannot read a body that was read here.
    const isOwnForm = request.url?.startsWith(twoFactorPath) === true;
    const answer = await cms.checkAccess(toRequest(request, isOwnForm), session);
    if (answer) return send(request, response, answer);
    return answerByNext(request, response);
  };
}
