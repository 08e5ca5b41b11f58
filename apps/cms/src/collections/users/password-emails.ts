import { randomBytes } from "node:crypto";
import { limitAddress } from "@manor/server-kit/rate-limiter";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  Endpoint,
  Payload,
  PayloadRequest,
} from "payload";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { deleteFirstAdminFile } from "../../auth/first-admin.ts";
import { NoMailError } from "../../auth/no-mail-error.ts";
import { addressHeader } from "../../cms.ts";
import { config } from "../../config.ts";
import { findOne } from "../../database/find-records.ts";
import type { EmailComposer } from "../../email/compose-email.ts";
import { queueEmail } from "../../email/queue-email.ts";
import type { Email } from "../../email/send-mail.ts";
import { writeEmail } from "../../email/write-email.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { sendsMail } from "../../mail-settings.ts";
import { storeResetToken } from "../../payload-fixes/lost-account-updates.ts";
import type { User } from "../../payload-types.ts";
import { takeAttempt } from "../../shared-state/rate-limit.ts";
import { getStore, type ValueStore } from "../../shared-state/value-store.ts";

const HOUR_MS = 3_600_000;
const PAUSE_MS = HOUR_MS / 12;
const DAY_MS = 24 * HOUR_MS;
const MAX_PER_MINUTE = 60;
const sharedStore = getStore("password e-mails");

/** POST /cms-api/users/forgot-password: replaces Payload's endpoint, to send the e-mail through the queue. */
export const forgotPasswordEndpoint: Omit<Endpoint, "root"> = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    if (!sendsMail()) throw new NoMailError();
    const { email } = Object((await req.json?.().catch(() => ({}))) ?? {});
    // Do not wait: neither response nor timing may reveal whether the account exists.
    queuePasswordEmail(req, String(email ?? "")).catch((error: unknown) =>
      req.payload.logger.error(`A password reset e-mail was not queued: ${String(error)}`),
    );
    const t = createTranslator(req.i18n.language);
    return Response.json({ message: t("If this account exists, we have sent an e-mail to it.") });
  },
};

/** A request for a password reset: the known account, and the network address of the sender. */
export type ResetRequest = { person: number | string; address: string };

/** At most one in five minutes and five a day, because each makes the previous link invalid. */
export const mayEmail = (
  { person, address }: ResetRequest,
  now: number,
  store: ValueStore = sharedStore,
): Promise<boolean> =>
  takeAttempt(
    store,
    [
      ...limitAddress(address, { perAddress: 10, perNetwork: 50, windowMs: HOUR_MS / 4 }),
      { key: String(person), max: 1, windowMs: PAUSE_MS },
      { key: `day ${person}`, max: 5, windowMs: DAY_MS },
      { key: "all", max: MAX_PER_MINUTE, windowMs: HOUR_MS / 60 },
    ],
    now,
  );

/** Unknown accounts are not counted, so invented addresses cannot use up the limits of others. */
async function queuePasswordEmail(
  { headers, payload }: PayloadRequest,
  email: string,
): Promise<void> {
  const where = { email: { equals: email.toLowerCase().trim() } };
  const person = await findOne(payload, "users", where);
  if (!person) return;
  const { id } = person;
  const address = headers.get(addressHeader) ?? "unknown";
  if (!(await mayEmail({ person: id, address }, Date.now()))) return;
  await queueEmail(payload, { kind: "password", person: id, key: `password ${id}` });
}

export const sendInvitation: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  // The CMS creates the first admin and prints the password.
  if (operation !== "create" || !req.user) return doc;
  const key = `invitation ${doc.id}`;
  await queueEmail(req.payload, { kind: "invitation", person: doc.id, key }, req);
  return doc;
};

export const passwordEmail: EmailComposer = async (payload, { person }) =>
  person && composePasswordEmail(payload, person, false);

export const invitationEmail: EmailComposer = async (payload, { person }) =>
  person && composePasswordEmail(payload, person, true);

async function composePasswordEmail(
  payload: Payload,
  person: User,
  isNew: boolean,
): Promise<Email> {
  const { id, email, name } = person;
  const expiration = isNew ? 7 * 24 * HOUR_MS : HOUR_MS;
  const token = randomBytes(20).toString("hex");
  await storeResetToken(payload, id, token, new Date(Date.now() + expiration));
  return writeEmail(payload, email, ({ t, school }) => ({
    subject: isNew
      ? t("Your account for the admin panel of {school}", { school })
      : t("Reset your password for the admin panel"),
    text: isNew
      ? t(
          "Dear {name},\n\nYou now have an account for the admin panel of {school}. Please use the link below to choose a password within seven days.",
          { name, school },
        )
      : t(
          "We received a request to reset the password for this address. If you made the request, use the link below within one hour.\n\nIf you did not, ignore this e-mail. Your password stays the same.",
        ),
    button: { label: t("Choose a password"), href: `${config.url}/admin/reset/${token}` },
  }));
}

/** A password chosen through a reset link is not a one-time password. */
export const clearOneTimeMark: CollectionBeforeValidateHook<User> = async ({ data, req }) => {
  if (!req.context.isResetting || !data?.id || !data.email) return data;
  data.mustChangePassword = false;
  deleteFirstAdminFile(data.email);
  const what = "reset the password with an e-mail link" as const;
  const { id, email } = data;
  await recordEvent(req, { what, list: "users", record: id }, { id, email });
  return data;
};
