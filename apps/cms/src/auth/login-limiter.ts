import { createHmac, hash, randomBytes } from "node:crypto";
import { limitAddress, type RateLimit } from "@manor/server-kit/rate-limiter";
import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from "payload";
import { addressHeader } from "../cms.ts";
import { config } from "../config.ts";
import { RefusalError } from "../i18n/refusal-error.ts";
import { startLoginTimer } from "../payload-fixes/login-time-reveals-accounts.ts";
import { returnAttempt, takeAttempt } from "../shared-state/rate-limit.ts";
import { getStore, type ValueStore } from "../shared-state/value-store.ts";
import { timingSafeEqualText } from "../timing-safe-equal.ts";
import { NoMailError } from "./no-mail-error.ts";

type Hooks = NonNullable<CollectionConfig["hooks"]>;
type AfterLogin = NonNullable<Hooks["afterLogin"]>[number];

/** Limits login attempts, and gives the same response to every password reset request. */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Before any account is read: the response must not reveal which accounts exist.
  if (operation === "forgotPassword") throw new NoMailError();
  if (operation === "resetPassword") req.context.isResetting = true;
  if (operation !== "login" && operation !== "resetPassword") return args;
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  const address = req.headers.get(addressHeader) ?? "unknown";
  const attempt: Attempt =
    operation === "login"
      ? toAttempt(req, address, String(data.email ?? ""))
      : { account: undefined, address, device: undefined };
  req.context.loginTry = attempt;
  if (!(await mayTry(attempt, Date.now()))) throw new TooManyTriesError();
  startLoginTimer(req);
  return args;
};

function toAttempt(req: PayloadRequest, address: string, email: string): Attempt {
  const account = email.toLowerCase().trim();
  const device = findTrustedDevice(req.headers.get("cookie"), account, req.payload.secret);
  return { account, address, device };
}

/** After a successful login: does not count the attempt, and trusts the device. */
export const trustDevice: AfterLogin = async ({ req, user }) => {
  const attempt = req.context.loginTry as Attempt | undefined;
  if (!attempt) return user;
  await resetAttempts(attempt);
  if (attempt.device || attempt.account === undefined) return user;
  req.responseHeaders ??= new Headers();
  const cookie = createDeviceCookie(attempt.account, req.payload.secret, config.isHttps);
  req.responseHeaders.append("set-cookie", cookie);
  return user;
};

class TooManyTriesError extends RefusalError {
  constructor() {
    super(
      "Too many sign-in attempts. Wait 15 minutes, or use a device on which you have signed in before.",
      {},
      429,
    );
    // The metrics of refused logins have the name.
    this.name = "TooManyTriesError";
  }
}

/** A link names no account: one limit for all of them would let an attacker block every link. */
export type Attempt = { account: string | undefined; address: string; device: string | undefined };

const WINDOW_MS = 15 * 60_000;
const sharedStore = getStore("log-ins");

/** A trusted device of the account has a separate limit, so attackers cannot lock out its owner. */
export const mayTry = (
  attempt: Attempt,
  now: number,
  values: ValueStore = sharedStore,
): Promise<boolean> => takeAttempt(values, toLimits(attempt), now);

export const resetAttempts = (attempt: Attempt, values: ValueStore = sharedStore): Promise<void> =>
  returnAttempt(values, toLimits(attempt));

function toLimits({ account, address, device }: Attempt): RateLimit[] {
  const windowMs = WINDOW_MS;
  if (device) return [{ key: `device ${device}`, max: 10, windowMs }];
  const limits = limitAddress(address, { perAddress: 10, perNetwork: 50, windowMs });
  if (account === undefined) return limits;
  // The account has any length and is private, so only a digest is stored.
  const key = `account ${hash("sha256", account).slice(0, 32)}`;
  return [...limits, { key, max: 20, windowMs }];
}

const COOKIE = /(?:^|;\s*)admin-device=([0-9a-f]{32})\.([\w-]{43})(?=;|$)/;
const COOKIE_LIFE_S = 180 * 24 * 60 * 60;

/** The trusted device in this `Cookie` header. The cookie grants no access (decision 025). */
export function findTrustedDevice(
  cookies: string | null,
  account: string,
  secret: string,
): string | undefined {
  const [, id = "", shown = ""] = COOKIE.exec(cookies ?? "") ?? [];
  const right = sign(id, account, secret);
  return id && timingSafeEqualText(shown, right) ? id : undefined;
}

export function createDeviceCookie(account: string, secret: string, isHttps: boolean): string {
  const id = randomBytes(16).toString("hex");
  const value = `${id}.${sign(id, account, secret)}`;
  return `admin-device=${value}; Path=/cms-api/users; Max-Age=${COOKIE_LIFE_S}; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;
}

const sign = (id: string, account: string, secret: string): string =>
  createHmac("sha256", secret).update(`device ${id} ${account}`).digest("base64url");
