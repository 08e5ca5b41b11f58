import type { Payload } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/request.ts";
import { findShownNotice, readFormNotice } from "../../content-api/shown-notice.ts";
import { sendsMail } from "../../mail-settings.ts";
import { takeInMinute } from "../../shared-state/rate-limit.ts";
import { confirm, subscribe, unsubscribe } from "./subscriptions.ts";

/** Every response takes a multiple of this time, whatever it does for the address. Milliseconds. */
const RESPONSE_STEP_MS = 250;

type Body = Record<string, unknown>;

type Step = (payload: Payload, body: Body, request: Request) => Promise<Response>;

const steps: Record<string, Step> = {
  subscribe: async (payload, { email, language }, request) => {
    if (!sendsMail()) return problem(404, "This school sends no newsletter by e-mail.");
    const since = performance.now();
    const notice = await findShownNotice(request, readFormNotice(payload, "newsletter"));
    const isAddress = await subscribe(payload, email, {
      ...notice,
      language: language === "hi" ? "hi" : "en",
    });
    if (!isAddress) {
      return problem(422, "This is not an e-mail address.", {
        errors: { email: "Email is invalid" },
      });
    }
    // Neither response nor timing reveals whether the address is on the list.
    const spent = performance.now() - since;
    await new Promise((over) => setTimeout(over, RESPONSE_STEP_MS - (spent % RESPONSE_STEP_MS)));
    return done(202);
  },
  confirm: async (payload, { key }) =>
    (await confirm(payload, key)) ? done(200) : problem(404, "This key has expired or was used."),
  leave: async (payload, { key }) =>
    (await unsubscribe(payload, key)) ? done(200) : problem(404, "This key is not whole."),
};

/** POST /api/newsletter/{school}/{step}: subscribes, confirms and unsubscribes visitors. */
export async function handleNewsletterStep(
  payload: Payload,
  request: Request,
  step: string,
): Promise<Response> {
  const doStep = Object.hasOwn(steps, step) ? steps[step] : undefined;
  if (!doStep) return problem(404, "This call does not exist.");
  if (!(await takeInMinute("newsletter steps", config.messagesPerMinute)))
    return retryLater(429, "Very much has come within a minute.", 60);
  const body = await readJson(request);
  return body instanceof Response ? body : doStep(payload, body, request);
}

const done = (status: 200 | 202): Response =>
  Response.json({}, { status, headers: { "cache-control": "no-store" } });
