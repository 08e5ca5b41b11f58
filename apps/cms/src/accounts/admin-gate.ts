import { createHmac } from "node:crypto";
import { APIError, type Payload, parseCookies } from "payload";
import { type Session, twoFactorPath } from "../cms.ts";
import { config } from "../host-config.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { sayIn } from "../i18n/say.ts";
import { isSameText } from "../is-same-text.ts";
import { trustedOrigins } from "../trusted-origins.ts";
import { isPasswordOf } from "./current-password.ts";
import { acceptCode, newTwoFactor, type TwoFactor } from "./two-factor.ts";
import { codePage, type Read, setupPage } from "./two-factor-page.ts";
import { claimCode, mayTryCode, readTwoFactor, writeTwoFactor } from "./two-factor-store.ts";

const cookieName = "payload-two-factor";
/** All that the REST API answers without a session: an endpoint of a new Payload release stays closed. */
const openToStrangers =
  /^\/cms-api\/(access|users\/(init|me|login|logout|forgot-password|reset-password|refresh-token))\/?$/;
/** Paths that need no session, and the two ways to sign in as another user. */
const openBeforeCode =
  /^\/(healthz|robots\.txt|favicon\.ico|admin\.svg|_next\/static\/.*|cms-api\/users\/(login|logout))$/;

/** The cookie proves that the code was given in this session. */
export const proofOf = ({ user, id }: Session, secret: string): string =>
  createHmac("sha256", secret).update(`two-factor ${user} ${id}`).digest("base64url");

/**
 * Answers a request to the admin that must not reach Payload: one without a session, or one before the code.
 * Also answers the two-factor page. `undefined` lets the request pass.
 */
export async function checkAccess(
  payload: Payload,
  request: Request,
  session: Session | undefined,
  isRequired = config.requiresTwoFactor,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isApi = /^\/cms-api(\/|$)/i.test(pathname);
  const cookies = parseCookies(request.headers);
  const language = languageOf(cookies.get("payload-lng"), request.headers);
  const refuse = (status: 401 | 403, phrase: Phrase) =>
    Response.json(
      { errors: [{ message: sayIn(language)(phrase) }] },
      { status, headers: { "cache-control": "no-store" } },
    );
  if (!session) {
    if (pathname === twoFactorPath) return redirect("/admin/login");
    const isOpen = !isApi || openToStrangers.test(pathname);
    return isOpen ? undefined : refuse(401, "Please sign in first.");
  }
  const proof = proofOf(session, payload.secret);
  const isProven = isSameText(cookies.get(cookieName) ?? "", proof);
  if (pathname === twoFactorPath)
    return answerTwoFactor({ payload, request, session, proof, isProven, language });
  if (openBeforeCode.test(pathname)) return undefined;
  const isOn = (await readTwoFactor(payload, session.user))?.isOn === true;
  if (isOn ? isProven : !isRequired) return undefined;
  if (request.method === "GET" && !isApi) return redirect(twoFactorPath);
  return refuse(
    403,
    isOn
      ? "Please open the admin panel and enter your two-factor code first."
      : "Please open the admin panel and set up two-factor authentication first.",
  );
}

type Asked = {
  payload: Payload;
  request: Request;
  session: Session;
  proof: string;
  isProven: boolean;
  language: string;
};

/** GET and POST of the page that asks for the code, and switches two-factor authentication on and off. */
async function answerTwoFactor(asked: Asked): Promise<Response> {
  const { request, session, proof, language } = asked;
  if (request.method !== "POST") return html(200, await render(asked, { language }));
  if (!trustedOrigins(config.url).includes(request.headers.get("origin") ?? ""))
    return html(403, codePage({ language }));
  const form = new URLSearchParams(await request.text());
  const action = form.get("action");
  if (action === "leave")
    return redirect("/admin/login", cookie("payload-token", "", "; Max-Age=0"));
  const state = await readTwoFactor(asked.payload, session.user);
  if (!state || !isAllowed(state, asked.isProven, action)) return redirect(twoFactorPath);
  const problem = await act(asked, state, form);
  if (!problem)
    return redirect(action === "enter" ? "/admin" : twoFactorPath, cookie(cookieName, proof));
  return html(problem === tooMany ? 429 : 403, await render(asked, { language, problem }));
}

async function render({ payload, session, isProven }: Asked, read: Read): Promise<string> {
  const state = await readTwoFactor(payload, session.user);
  if (state?.isOn && !isProven) return codePage(read);
  const shown = state ?? newTwoFactor();
  if (!state) await writeTwoFactor(payload, session.user, shown);
  return setupPage(shown, await emailOf(payload, session), read);
}

const wrongCode =
  "This code is incorrect or was already used. Please wait for the next code and try again.";
const wrongPassword = "This password is incorrect. Please try again.";
const tooMany = "Too many failed attempts. Please wait 15 minutes.";

/** Applies the form, or returns the reason why not. */
async function act(
  { payload, request, session }: Asked,
  state: TwoFactor,
  form: URLSearchParams,
): Promise<Phrase | undefined> {
  const { user } = session;
  if (!(await mayTryCode(user))) return tooMany;
  if (form.get("action") === "on") {
    // Failed attempts at an unattended computer must not lock the owner out.
    const asked = { payload, headers: request.headers };
    const password = form.get("password") ?? "";
    try {
      if (!(await isPasswordOf(await emailOf(payload, session), password, asked)))
        return wrongPassword;
    } catch (error) {
      if (error instanceof APIError && error.status === 429) return tooMany;
      throw error;
    }
  }
  const code = (form.get("code") ?? "").replace(/\s/g, "");
  const next = acceptCode(state, code, Date.now());
  if (!next || !(await claimCode(user, code))) return wrongCode;
  const isOff = form.get("action") === "off";
  await writeTwoFactor(payload, user, isOff ? undefined : { ...next, isOn: true });
  return undefined;
}

/** Before the code one may give it, and nothing else. */
function isAllowed(state: TwoFactor, isProven: boolean, action: string | null): boolean {
  if (action === "on") return !state.isOn;
  return state.isOn && (action === "enter" || (action === "off" && isProven));
}

const emailOf = async (payload: Payload, { user }: Session): Promise<string> =>
  (await payload.findByID({ collection: "users", id: Number(user), depth: 0 })).email;

/** What was chosen below the log-in, else what the browser prefers. Payload's `getRequestLanguage` ignores a Hindi browser. */
const languageOf = (chosen: string | undefined, headers: Headers): "en" | "hi" =>
  /^hi\b/i.test(chosen ?? headers.get("accept-language") ?? "") ? "hi" : "en";

const cookie = (name: string, value: string, more = ""): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${config.isHttps ? "; Secure" : ""}${more}`;

const redirect = (location: string, setCookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location,
      "cache-control": "no-store",
      ...(setCookie && { "set-cookie": setCookie }),
    },
  });

const html = (status: number, page: string): Response =>
  new Response(page, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
