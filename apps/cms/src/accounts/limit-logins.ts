import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from "payload";
import { addressHeader } from "../../server/prepare-request.ts";
import { NoMailError } from "../email/no-mail.ts";
import { config } from "../host-config.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";
import { forgive, mayTry, type Try } from "./login-limit.ts";

type Hooks = NonNullable<CollectionConfig["hooks"]>;
type AfterLogin = NonNullable<Hooks["afterLogin"]>[number];
type AfterError = NonNullable<Hooks["afterError"]>[number];

/** How long a refused log-in takes, whatever it was refused for; in milliseconds. */
const refusalTakes = 700;

/** Limits how often somebody may try, and says the same to everybody who asks for a new password. */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Before any account is looked for: the answer must not tell which ones there are.
  if (operation === "forgotPassword") throw new NoMailError();
  if (operation === "resetPassword") req.context.isResetting = true;
  if (operation !== "login" && operation !== "resetPassword") return args;
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  const address = req.headers.get(addressHeader) ?? "unknown";
  const attempt: Try =
    operation === "login"
      ? tryOf(req, address, String(data.email ?? ""))
      : { account: undefined, address, device: undefined };
  req.context.loginTry = attempt;
  if (!(await mayTry(attempt, Date.now()))) throw new TooManyTriesError();
  req.context.loginSince = performance.now();
  return args;
};

function tryOf(req: PayloadRequest, address: string, email: string): Try {
  const account = email.toLowerCase().trim();
  const device = knownDevice(req.headers.get("cookie"), account, req.payload.secret);
  return { account, address, device };
}

/** Somebody is in: this was no guess, and the device is known from now on. */
export const knowDevice: AfterLogin = async ({ req, user }) => {
  const attempt = req.context.loginTry as Try | undefined;
  if (!attempt) return user;
  await forgive(attempt);
  if (attempt.device || attempt.account === undefined) return user;
  req.responseHeaders ??= new Headers();
  const cookie = deviceCookie(attempt.account, req.payload.secret, config.isHttps);
  req.responseHeaders.append("set-cookie", cookie);
  return user;
};

/** A wrong password of a real account costs work that an invented account does not: nobody hears it in the time. */
export const refuseAlike: AfterError = async ({ req }) => {
  const since = req.context?.loginSince;
  if (typeof since !== "number") return;
  const spent = performance.now() - since;
  // Past the time it is twice the time: even a busy machine tells no more than that it is busy.
  const left = refusalTakes - (spent % refusalTakes);
  await new Promise((resolve) => setTimeout(resolve, left));
};

class TooManyTriesError extends APIError {
  constructor() {
    super(
      "There were too many tries, so signing in from here is closed for 15 minutes. Please wait, or use a device from which you have signed in before.",
      429,
      undefined,
      true,
    );
    this.name = "TooManyTriesError";
  }
}
