import { anonymizeAddress } from "@manor/content-api/log-options";
import { requestIdHeader } from "@manor/content-api/request-id";
import type { AfterErrorHook } from "payload";
import { recordRefusal } from "../audit-log/record-refusal.ts";
import { addressHeader } from "../cms.ts";
import type { Phrase } from "../i18n/hindi.ts";

const refused: Record<string, Phrase> = {
  AuthenticationError: "sign-in failed: wrong password",
  TooManyTriesError: "sign-in failed: too many attempts",
};

/** Refused logins since the start, by reason. */
export const refusedLogins = new Map<string, number>();

/** Logs and counts a refused login, without the account name, and records an event in the audit log. */
export const logRefusedLogin: AfterErrorHook = ({ error, req }) => {
  const what = refused[error.name];
  if (!what) return;
  refusedLogins.set(error.name, (refusedLogins.get(error.name) ?? 0) + 1);
  const from = anonymizeAddress(req.headers.get(addressHeader) ?? "");
  const requestId = req.headers.get(requestIdHeader);
  req.payload.logger.warn({ requestId, from }, `Log-in refused: ${error.name}`);
  // Do not wait: the response time must not reveal whether the account exists.
  recordRefusal(req, what).catch((failure: unknown) =>
    req.payload.logger.error(`A refused log-in is not in the audit log: ${String(failure)}`),
  );
};
