import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from "payload";
import { addressHeader } from "../../server/prepare-request.ts";

const tries = 10;
const windowMs = 15 * 60_000;
const mostAddresses = 10_000;

declare global {
  /** Tries without success, by address. In memory: a restart forgives. */
  var loginTries: Map<string, number[]> | undefined;
}

/** Payload locks an account after five wrong passwords; this stops one address from trying many accounts. */
export const limitLogins: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "login" && operation !== "forgotPassword" && operation !== "resetPassword") {
    return args;
  }
  if (!mayTry(addressOf(req.headers), Date.now())) throw new TooManyTriesError();
  return args;
};

type AfterLogin = NonNullable<NonNullable<CollectionConfig["hooks"]>["afterLogin"]>[number];

export const forgiveTries: AfterLogin = ({ req, user }) => {
  forgive(addressOf(req.headers));
  return user;
};

/** Counts one try. False when this address has had its ten of the last quarter of an hour. */
export function mayTry(address: string, now: number): boolean {
  globalThis.loginTries ??= new Map();
  const store = globalThis.loginTries;
  const recent = (store.get(address) ?? []).filter((at) => now - at < windowMs);
  if (recent.length >= tries) return false;
  // Deleting first keeps the map in order of use, so that the oldest address is the one to go.
  store.delete(address);
  store.set(address, [...recent, now]);
  const [oldest] = store.keys();
  if (store.size > mostAddresses && oldest !== undefined) store.delete(oldest);
  return true;
}

export function forgive(address: string): void {
  globalThis.loginTries?.delete(address);
}

const addressOf = (headers: Headers): string => headers.get(addressHeader) ?? "unknown";

class TooManyTriesError extends APIError {
  constructor() {
    super(
      "There were too many tries from this place, so signing in is closed for 15 minutes. Please wait, or ask an admin to reset the password.",
      429,
      undefined,
      true,
    );
    this.name = "TooManyTriesError";
  }
}
