import type { IncomingMessage, ServerResponse } from "node:http";
import type { CmsConfig } from "../src/read-config.ts";
import { trustedOrigins } from "../src/trusted-origins.ts";
import { refusesBody } from "./body-limit.ts";
import { contentHealthPath, createHealthAnswer } from "./content-health.ts";
import { createDoor } from "./contract-door.ts";
import { createContractHandler } from "./contract-handler.ts";
import { createCookieNames } from "./cookie-names.ts";
import { isForContract } from "./prepare-request.ts";
import { refusesWithoutSession } from "./require-session.ts";
import { createSecondStepAnswer } from "./second-step/answer-second-step.ts";
import {
  createPass,
  type SecondSteps,
  secondStepPath,
  stopsBeforeSecondStep,
} from "./second-step/gate.ts";
import { keepToken } from "./secret.ts";
import { createSessions } from "./session.ts";

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What lies behind the host's own server. */
type Behind = { answerAtDesk: Answer; steps: SecondSteps };

/** How requests are answered once everything is in place: what is refused before the desk sees it, and who answers the rest. */
export function createAnswer(
  config: CmsConfig,
  secret: string,
  { answerAtDesk, steps }: Behind,
): Answer {
  const door = createDoor(config, keepToken(config.dataDir, config.token));
  const answerContract = createContractHandler(door);
  const answerHealth = createHealthAnswer(door);
  const names = createCookieNames(config.isHttps);
  const readCookies = createSessions(secret);
  const pass = createPass(secret, config.isHttps);
  const gate = { steps, pass, isRequired: config.needsSecondStep };
  const answerSecondStep = createSecondStepAnswer({
    steps,
    pass,
    trustedOrigins: trustedOrigins(config.url),
  });
  return async (request, response) => {
    names.outside(response);
    const { session, cookies } = readCookies(names.inside(request.headers.cookie));
    request.headers.cookie = cookies;
    // The desk is opened by the cookie alone; nobody has a key for programs.
    delete request.headers.authorization;
    if (refusesBody(request, response, session !== undefined)) return;
    if (isForContract(request)) return answerContract(request, response);
    if (request.url === contentHealthPath) return answerHealth(request, response);
    if (refusesWithoutSession(request, response, session !== undefined)) return;
    if (await stopsBeforeSecondStep(request, response, { session, ...gate })) return;
    if (request.url?.split("?")[0] === secondStepPath)
      return answerSecondStep(request, response, session);
    return answerAtDesk(request, response);
  };
}
