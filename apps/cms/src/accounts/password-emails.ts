import { randomBytes } from "node:crypto";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  Endpoint,
  Payload,
} from "payload";
import { recordEvent } from "../audit-log/record-event.ts";
import { createMessageLimit } from "../content-api/message-limit.ts";
import { formatEmail } from "../email/format-email.ts";
import { languageOf } from "../email/language-of.ts";
import { NoMailError } from "../email/no-mail.ts";
import { queueEmail } from "../email/queue-email.ts";
import { schoolWords } from "../email/school-words.ts";
import { type Email, sendsMail } from "../email/send-mail.ts";
import { config } from "../host-config.ts";
import { sayIn } from "../i18n/say.ts";
import type { User } from "../payload-types.ts";
import { take } from "../processes/limit.ts";
import { type Values, valuesOf } from "../processes/values.ts";
import { forgetFirstAdmin } from "./first-admin.ts";

const HOUR = 3_600_000;
const PAUSE = HOUR / 12;
const DAY = 24 * HOUR;
const perMinute = createMessageLimit("password e-mails", 60);
const asked = valuesOf("password e-mails");

/** POST /cms-api/users/forgot-password, instead of Payload's own: the e-mail waits in the queue like every other. */
export const forgotPasswordEndpoint: Omit<Endpoint, "root"> = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    if (!sendsMail()) throw new NoMailError();
    const { email } = Object((await req.json?.().catch(() => ({}))) ?? {});
    // Do not wait: neither answer nor time may reveal whether the account exists.
    if ((await perMinute.take()) === 0) {
      queuePasswordEmail(req.payload, String(email ?? "")).catch((error: unknown) =>
        req.payload.logger.error(`No e-mail for a new password: ${String(error)}`),
      );
    }
    return Response.json({ message: "If this account exists, we have sent an e-mail to it." });
  },
};

/** One e-mail in five minutes, and five a day, to one person: each makes the link of the one before worthless. */
export async function mayWriteTo(
  person: number | string,
  now: number,
  values: Values = asked,
): Promise<boolean> {
  const lately = [{ key: String(person), most: 1 }];
  const today = [{ key: `day ${person}`, most: 5 }];
  return (await take(values, lately, PAUSE, now)) && (await take(values, today, DAY, now));
}

async function queuePasswordEmail(payload: Payload, email: string): Promise<void> {
  const { docs } = await payload.find({
    collection: "users",
    where: { email: { equals: email.toLowerCase().trim() } },
    depth: 0,
    limit: 1,
  });
  const [person] = docs;
  if (!person) return;
  if (!(await mayWriteTo(person.id, Date.now()))) return;
  await queueEmail(payload, {
    kind: "password",
    person: person.id,
    key: `password ${person.id}`,
  });
}

/** Sends a new user an invitation where e-mail is set up. */
export const invite: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  // The first admin is made by the host itself, which prints the password.
  if (operation !== "create" || !req.user) return doc;
  const key = `invitation ${doc.id}`;
  await queueEmail(req.payload, { kind: "invitation", person: doc.id, key }, req);
  return doc;
};

/** The e-mail with the link behind which a person chooses the own password. */
export async function passwordEmail(
  payload: Payload,
  person: User,
  isNew: boolean,
): Promise<Email> {
  const { id, email, name } = person;
  const expiration = isNew ? 7 * 24 * HOUR : HOUR;
  const token = randomBytes(20).toString("hex");
  // Payload's own way reads all of the account and writes it back: a log-in or a change in between would be undone.
  await payload.db.updateOne({
    collection: "users",
    where: { id: { equals: id } },
    data: {
      resetPasswordToken: token,
      resetPasswordExpiration: new Date(Date.now() + expiration).toISOString(),
      updatedAt: null,
    },
    options: { atomic: true },
  });
  const { name: school, lines } = await schoolWords(payload);
  const say = sayIn(await languageOf(payload, email));
  const words = formatEmail({
    subject: isNew
      ? say("Your account for the admin panel of {school}", { school })
      : say("Reset your password for the admin panel"),
    text: isNew
      ? say(
          "Dear {name},\n\nYou now have an account for the admin panel of {school}. Please use the link below to choose a password within seven days.",
          { name, school },
        )
      : say(
          "We received a request to reset the password for this address. If you made the request, use the link below within one hour.\n\nIf you did not, ignore this e-mail. Your password stays the same.",
        ),
    button: { label: say("Choose a password"), href: `${config.url}/admin/reset/${token}` },
    foot: lines,
  });
  return { to: email, ...words };
}

/** A password chosen through such a link is the user's own. */
export const keepOwnChoice: CollectionBeforeValidateHook<User> = async ({ data, req }) => {
  if (!req.context.isResetting || !data?.id || !data.email) return data;
  data.mustChangePassword = false;
  forgetFirstAdmin(data.email);
  const what = "reset the password with an e-mail link";
  const { id, email } = data;
  await recordEvent(req, { what, list: "users", record: id }, { id, email });
  return data;
};
