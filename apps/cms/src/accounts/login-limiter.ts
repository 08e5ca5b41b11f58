import { createHmac, hash, randomBytes } from "node:crypto";
import { placesOf } from "@manor/content-api/places";
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from "payload";
import { addressHeader } from "../cms.ts";
import { NoMailError } from "../email/no-mail.ts";
import { config } from "../host-config.ts";
import { isSameText } from "../is-same-text.ts";
import { type Counted, giveBack, take } from "../processes/limit.ts";
import { type Values, valuesOf } from "../processes/values.ts";

type Hooks = NonNullable<CollectionConfig["hooks"]>;
type AfterLogin = NonNullable<Hooks["afterLogin"]>[number];
type AfterError = NonNullable<Hooks["afterError"]>[number];

/** How long a refused log-in takes, whatever it was refused for; in milliseconds. */
const REFUSAL_MS = 700;

/** Limits attempts, and gives the same answer to every request for a new password. */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Before any account is read: the answer must not reveal which ones exist.
  if (operation === "forgotPassword") throw new NoMailError();
  if (operation === "resetPassword") req.context.isResetting = true;
  if (operation !== "login" && operation !== "resetPassword") return args;
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  const address = req.headers.get(addressHeader) ?? "unknown";
  const attempt: Attempt =
    operation === "login"
      ? tryOf(req, address, String(data.email ?? ""))
      : { account: undefined, address, device: undefined };
  req.context.loginTry = attempt;
  if (!(await mayTry(attempt, Date.now()))) throw new TooManyTriesError();
  req.context.loginSince = performance.now();
  return args;
};

function tryOf(req: PayloadRequest, address: string, email: string): Attempt {
  const account = email.toLowerCase().trim();
  const device = trustedDevice(req.headers.get("cookie"), account, req.payload.secret);
  return { account, address, device };
}

/** A successful login: not a guess, and the device is known from now on. */
export const trustDevice: AfterLogin = async ({ req, user }) => {
  const attempt = req.context.loginTry as Attempt | undefined;
  if (!attempt) return user;
  await resetAttempts(attempt);
  if (attempt.device || attempt.account === undefined) return user;
  req.responseHeaders ??= new Headers();
  const cookie = deviceCookie(attempt.account, req.payload.secret, config.isHttps);
  req.responseHeaders.append("set-cookie", cookie);
  return user;
};

/** A wrong password of an existing account takes longer than an unknown account: this hides the difference. */
export const equalizeTiming: AfterError = async ({ req }) => {
  const since = req.context?.loginSince;
  if (typeof since !== "number") return;
  const spent = performance.now() - since;
  // Rounded up to a multiple: a busy machine reveals only that it is busy.
  const left = REFUSAL_MS - (spent % REFUSAL_MS);
  await new Promise((resolve) => setTimeout(resolve, left));
};

class TooManyTriesError extends APIError {
  constructor() {
    super(
      "Too many sign-in attempts. Wait 15 minutes, or use a device on which you have signed in before.",
      429,
      undefined,
      true,
    );
    this.name = "TooManyTriesError";
  }
}

/**
 * One try to sign in, or to use the link of an e-mail: from which network address, from which device if it is a known
 * one, and for which account. A link names no account: one count for all people would close the links of all.
 */
export type Attempt = { account: string | undefined; address: string; device: string | undefined };

const WINDOW_MS = 15 * 60_000;
const shared = valuesOf("log-ins");

/**
 * Counts one try. False when there were too many in the last quarter of an hour. A device from which
 * somebody has signed in to this account before has a count of its own: whatever strangers do, its
 * owner gets in. What is refused counts for nothing. In memory a restart resetAttemptss.
 */
export const mayTry = (attempt: Attempt, now: number, values: Values = shared): Promise<boolean> =>
  take(values, countedOf(attempt), WINDOW_MS, now);

/** A right password was no try at guessing: the newest count of this one is taken back. */
export const resetAttempts = (attempt: Attempt, values: Values = shared): Promise<void> =>
  giveBack(
    values,
    countedOf(attempt).map(({ key }) => key),
  );

function countedOf({ account, address, device }: Attempt): Counted[] {
  if (device) return [{ key: `device ${device}`, most: 10 }];
  const { home, network } = placesOf(address);
  return [
    { key: `home ${home}`, most: 10 },
    { key: `network ${network}`, most: 50 },
    // Of any length and private: only a digest is stored.
    ...(account === undefined
      ? []
      : [{ key: `account ${hash("sha256", account).slice(0, 32)}`, most: 20 }]),
  ];
}

const COOKIE = /(?:^|;\s*)admin-device=([0-9a-f]{32})\.([\w-]{43})(?=;|$)/;
const HALF_A_YEAR_S = 180 * 24 * 60 * 60;

/**
 * The id of the device that sends this `Cookie` header, when somebody has signed in to this account
 * from it before. The cookie opens nothing: it only says that this is no stranger (decision 025).
 */
export function trustedDevice(
  cookies: string | null,
  account: string,
  secret: string,
): string | undefined {
  const [, id = "", shown = ""] = COOKIE.exec(cookies ?? "") ?? [];
  const right = sign(id, account, secret);
  return id && isSameText(shown, right) ? id : undefined;
}

/** The `Set-Cookie` header that makes a device known for one account. */
export function deviceCookie(account: string, secret: string, isHttps: boolean): string {
  const id = randomBytes(16).toString("hex");
  const value = `${id}.${sign(id, account, secret)}`;
  return `admin-device=${value}; Path=/cms-api/users; Max-Age=${HALF_A_YEAR_S}; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;
}

const sign = (id: string, account: string, secret: string): string =>
  createHmac("sha256", secret).update(`device ${id} ${account}`).digest("base64url");
