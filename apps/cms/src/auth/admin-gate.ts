import { createHmac } from "node:crypto";
import { APIError, type Payload, parseCookies } from "payload";
import { type Session, twoFactorPath } from "../cms.ts";
import { config } from "../config.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator } from "../i18n/translate.ts";
import { clearAttempts, takeAttempt } from "../shared-state/rate-limit.ts";
import { getStore } from "../shared-state/value-store.ts";
import { timingSafeEqualText } from "../timing-safe-equal.ts";
import { trustedOrigins } from "../trusted-origins.ts";
import { isCurrentPassword } from "./current-password.ts";
import { acceptCode, newTwoFactor, type TwoFactor } from "./two-factor.ts";
import { codePage, type Read, setupPage } from "./two-factor-page.ts";

const cookieName = "payload-two-factor";
/** The REST endpoints that need no session. Endpoints of a new Payload release stay closed. */
const publicEndpoints =
  /^\/cms-api\/(access|users\/(init|me|login|logout|forgot-password|reset-password|refresh-token))\/?$/;
/** Paths that need no two-factor code: static files, and signing in as another user. */
const openWithoutCode =
  /^\/(healthz|robots\.txt|favicon\.ico|admin\.svg|_next\/static\/.*|cms-api\/users\/(login|logout))$/;

/** The value of the cookie: proves that the code was entered in this session. */
export const createProof = ({ user, id }: Session, secret: string): string =>
  createHmac("sha256", secret).update(`two-factor ${user} ${id}`).digest("base64url");

/** Refuses requests without a session or before the two-factor code; `undefined` lets the request pass. */
export async function checkAccess(
  payload: Payload,
  request: Request,
  session: Session | undefined,
  isRequired = config.requiresTwoFactor,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isApi = /^\/cms-api(\/|$)/i.test(pathname);
  const cookies = parseCookies(request.headers);
  const language = findRequestLanguage(cookies.get("payload-lng"), request.headers);
  const refuse = (status: 401 | 403, phrase: Phrase) =>
    Response.json(
      { errors: [{ message: createTranslator(language)(phrase) }] },
      { status, headers: { "cache-control": "no-store" } },
    );
  if (!session) {
    if (pathname === twoFactorPath) return redirect("/admin/login");
    const isOpen = !isApi || publicEndpoints.test(pathname);
    return isOpen ? undefined : refuse(401, "Please sign in first.");
  }
  const proof = createProof(session, payload.secret);
  const isProven = timingSafeEqualText(cookies.get(cookieName) ?? "", proof);
  if (pathname === twoFactorPath)
    return handleTwoFactor({ payload, request, session, proof, isProven, language });
  if (openWithoutCode.test(pathname)) return undefined;
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

type Input = {
  payload: Payload;
  request: Request;
  session: Session;
  proof: string;
  isProven: boolean;
  language: string;
};

async function handleTwoFactor(input: Input): Promise<Response> {
  const { request, session, proof, language } = input;
  if (request.method !== "POST") return html(200, await render(input, { language }));
  if (!trustedOrigins(config.url).includes(request.headers.get("origin") ?? ""))
    return html(403, codePage({ language }));
  const form = new URLSearchParams(await request.text());
  const action = form.get("action");
  if (action === "leave")
    return redirect("/admin/login", cookie("payload-token", "", "; Max-Age=0"));
  const state = await readTwoFactor(input.payload, session.user);
  if (!state || !isAllowed(state, input.isProven, action)) return redirect(twoFactorPath);
  const problem = await act(input, state, form);
  if (!problem)
    return redirect(action === "enter" ? "/admin" : twoFactorPath, cookie(cookieName, proof));
  return html(problem === tooMany ? 429 : 403, await render(input, { language, problem }));
}

async function render({ payload, session, isProven }: Input, read: Read): Promise<string> {
  const state = await readTwoFactor(payload, session.user);
  if (state?.isOn && !isProven) return codePage(read);
  const shown = state ?? newTwoFactor();
  if (!state) await writeTwoFactor(payload, session.user, shown);
  return setupPage(shown, await findEmail(payload, session), read);
}

const wrongCode =
  "This code is incorrect or was already used. Please wait for the next code and try again.";
const wrongPassword = "This password is incorrect. Please try again.";
const tooMany = "Too many failed attempts. Please wait 15 minutes.";

async function act(
  { payload, request, session }: Input,
  state: TwoFactor,
  form: URLSearchParams,
): Promise<Phrase | undefined> {
  const { user } = session;
  if (!(await mayTryCode(user))) return tooMany;
  if (form.get("action") === "on") {
    // Failed attempts at an unattended computer must not lock the owner out.
    const input = { payload, headers: request.headers };
    const password = form.get("password") ?? "";
    try {
      if (!(await isCurrentPassword(await findEmail(payload, session), password, input)))
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

function isAllowed(state: TwoFactor, isProven: boolean, action: string | null): boolean {
  if (action === "on") return !state.isOn;
  return state.isOn && (action === "enter" || (action === "off" && isProven));
}

const findEmail = async (payload: Payload, { user }: Session): Promise<string> =>
  (await payload.findByID({ collection: "users", id: Number(user), depth: 0 })).email;

/** The language chosen on the login page, else the browser's; `getRequestLanguage` of Payload lacks Hindi. */
const findRequestLanguage = (chosen: string | undefined, headers: Headers): "en" | "hi" =>
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

const MAX_TRIES = 5;
const TRIES_WINDOW_MS = 15 * 60_000;
// A code is shown for 30 seconds, and accepted one period early or late.
const CODE_LIFE_MS = 2 * 60_000;
const tries = getStore("two-factor");

/** Stored apart from the accounts, so that no response of the admin contains a secret. */
const readTwoFactor = ({ kv }: Pick<Payload, "kv">, user: string) =>
  kv.get<TwoFactor>(`two-factor ${user}`);

export async function writeTwoFactor(
  { kv }: Pick<Payload, "kv">,
  user: string,
  state: TwoFactor | undefined,
): Promise<void> {
  await (state ? kv.set(`two-factor ${user}`, state) : kv.delete(`two-factor ${user}`));
}

const mayTryCode = (user: string): Promise<boolean> =>
  takeAttempt(
    tries,
    [{ key: `tries ${user}`, max: MAX_TRIES, windowMs: TRIES_WINDOW_MS }],
    Date.now(),
  );

/** False when another request is using this code. A correct code resets the earlier attempts. */
async function claimCode(user: string, code: string): Promise<boolean> {
  const once = { key: `code ${user} ${code}`, max: 1, windowMs: CODE_LIFE_MS };
  if (!(await takeAttempt(tries, [once], Date.now()))) return false;
  await clearAttempts(tries, [`tries ${user}`]);
  return true;
}
