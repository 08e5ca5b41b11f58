import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "@manor/content-api/read-body";
import type { Session } from "../session.ts";
import { afterCode, newSecondStep, type SecondStep } from "./code.ts";
import { type Pass, type SecondSteps, secondStepPath } from "./gate.ts";
import { languageOf } from "./language-of.ts";
import { askPage, type Read, setupPage } from "./page.ts";

const wrongCode =
  "This code is not right, or was used before. Please wait for the next one and try again.";
const wrongPassword = "This password is not right. Please try again.";
const tooMany = "There were too many wrong tries. Please wait a quarter of an hour.";

type Problem = typeof wrongCode | typeof wrongPassword | typeof tooMany;
type People = { steps: SecondSteps; pass: Pass; trustedOrigins: readonly string[] };

/** GET and POST of /second-step: asks for the code, and switches the second step on and off. */
export function createSecondStepAnswer({ steps, pass, trustedOrigins }: People) {
  async function show(session: Session, isPast: boolean, read: Read): Promise<string> {
    const step = await steps.read(session.user);
    if (step?.isOn && !isPast) return askPage(read);
    const shown = step ?? newSecondStep();
    if (!step) await steps.write(session.user, shown);
    return setupPage(shown, await steps.accountOf(session.user), read);
  }

  /** What came of a posted form: a right code, a sentence about a wrong one, or nothing to do. */
  async function act(
    session: Session,
    isPast: boolean,
    form: URLSearchParams,
    headers: IncomingHttpHeaders,
  ): Promise<"right" | "nothing" | Problem> {
    const step = await steps.read(session.user);
    const action = form.get("action");
    if (!step || !isFitting(step, isPast, action)) return "nothing";
    if (!(await steps.mayTry(session.user))) return tooMany;
    if (action === "on") {
      // An admin panel left open must not lock its owner out.
      const password = form.get("password") ?? "";
      const found = await steps.checkPassword(session.user, password, toHeaders(headers));
      if (found !== "right") return found === "wrong" ? wrongPassword : tooMany;
    }
    const code = (form.get("code") ?? "").replace(/\s/g, "");
    const after = afterCode(step, code, Date.now());
    if (!after || !(await steps.isNew(session.user, code))) return wrongCode;
    await steps.forgive(session.user);
    await steps.write(session.user, action === "off" ? undefined : { ...after, isOn: true });
    return "right";
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    session: Session | undefined,
  ): Promise<void> => {
    const go = (location: string, cookie?: string) =>
      response
        .writeHead(303, {
          location,
          "cache-control": "no-store",
          ...(cookie && { "set-cookie": cookie }),
        })
        .end();
    if (!session) return void go("/admin/login");
    const isPast = pass.isShown(request, session);
    const language = languageOf(request.headers);
    const html = (status: number, page: string) =>
      response
        .writeHead(status, {
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
        })
        .end(page);
    if (request.method !== "POST") return void html(200, await show(session, isPast, { language }));
    if (!trustedOrigins.includes(request.headers.origin ?? ""))
      return void html(403, askPage({ language }));
    const form = new URLSearchParams((await readBody(request, 4_096)).toString());
    if (form.get("action") === "leave") return void go("/admin/login", pass.leaving);
    const outcome = await act(session, isPast, form, request.headers);
    if (outcome === "nothing") return void go(secondStepPath);
    if (outcome === "right")
      return void go(
        form.get("action") === "enter" ? "/admin" : secondStepPath,
        pass.cookieFor(session),
      );
    html(
      outcome === tooMany ? 429 : 403,
      await show(session, isPast, { language, problem: outcome }),
    );
  };
}

const toHeaders = (headers: IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    ),
  );

/** Whoever has not taken the step may take it, and nothing else; switching off is for who has. */
function isFitting(step: SecondStep, isPast: boolean, action: string | null): boolean {
  if (action === "on") return !step.isOn;
  return step.isOn && (action === "enter" || (action === "off" && isPast));
}
