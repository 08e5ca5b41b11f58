import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sayIn } from "../../src/i18n/say.ts";
import { cookieOf, type Session } from "../session.ts";
import type { SecondStep } from "./code.ts";
import { languageOf } from "./language-of.ts";

/** Where the second steps of people are kept, by the id of the person. */
export type SecondSteps = {
  read: (user: string) => Promise<SecondStep | undefined>;
  write: (user: string, step: SecondStep | undefined) => Promise<void>;
  /** What the person is called in the app on the telephone. */
  accountOf: (user: string) => Promise<string>;
  /** Whether this is the person's password. `headers` are those of the request: a try counts as a try to sign in. */
  checkPassword: (
    user: string,
    password: string,
    headers: Headers,
  ) => Promise<"right" | "wrong" | "too many">;
  /** Counts one try with a code: false when there were too many wrong ones. */
  mayTry: (user: string) => Promise<boolean>;
  /** False when this code has been taken before. */
  isNew: (user: string, code: string) => Promise<boolean>;
  /** After a right code: the tries before it count for nothing. */
  forgive: (user: string) => Promise<void>;
};

export const secondStepPath = "/second-step";
const cookieName = "admin-second-step";
// What belongs to no person, and the two ways to be somebody else.
const open =
  /^\/(second-step|healthz|robots\.txt|favicon\.ico|admin\.svg|_next\/static\/.*|cms-api\/users\/(login|logout))(\?|$)/;

/** Proves that in this session the second step was taken. */
export function createPass(secret: string, isHttps: boolean) {
  const sign = ({ user, id }: Session) =>
    createHmac("sha256", secret).update(`second step ${user} ${id}`).digest("base64url");
  const how = `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return {
    isShown: (request: IncomingMessage, session: Session): boolean => {
      const shown = Buffer.from(cookieOf(request.headers.cookie, cookieName) ?? "");
      const right = Buffer.from(sign(session));
      return shown.length === right.length && timingSafeEqual(shown, right);
    },
    cookieFor: (session: Session): string => `${cookieName}=${sign(session)}; ${how}`,
    /** Takes the log-in away. */
    leaving: `payload-token=; Max-Age=0; ${how}`,
  };
}

export type Pass = ReturnType<typeof createPass>;

type Gate = {
  session: Session | undefined;
  steps: Pick<SecondSteps, "read">;
  pass: Pass;
  /** Whether nobody works in the admin panel without a second step. */
  isRequired: boolean;
};

/**
 * Stops whoever has a second step and has not taken it, before the admin panel sees anything; where it is
 * required of everybody, whoever has none, too. True when the request was answered here.
 */
export async function stopsBeforeSecondStep(
  request: IncomingMessage,
  response: ServerResponse,
  { session, steps, pass, isRequired }: Gate,
): Promise<boolean> {
  if (!session || open.test(request.url ?? "")) return false;
  const hasStep = (await steps.read(session.user))?.isOn === true;
  if (hasStep ? pass.isShown(request, session) : !isRequired) return false;
  if (request.method === "GET" && !request.url?.startsWith("/cms-api/")) {
    response.writeHead(303, { location: secondStepPath, "cache-control": "no-store" }).end();
    return true;
  }
  const message = hasStep
    ? "Please take the second step first: open the admin panel and type the code of your telephone."
    : "Please set up your second step first: open the admin panel and follow the page that comes.";
  response.writeHead(403, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(
    JSON.stringify({ errors: [{ message: sayIn(languageOf(request.headers))(message) }] }),
  );
  return true;
}
