import type { CollectionAfterChangeHook, FieldAccess, PayloadRequest } from "payload";
import { formatEmail } from "../email/format-email.ts";
import { languageOf } from "../email/language-of.ts";
import { schoolWords } from "../email/school-words.ts";
import { isOneAddress, sendMail, sendsMail } from "../email/send-mail.ts";
import { sayIn } from "../i18n/say.ts";
import type { User } from "../payload-types.ts";

/** Users change their address with the current password (admin/own-email.tsx), not in the form. */
export const mayChangeEmail: FieldAccess = ({ id, data, req }) =>
  id === undefined || id !== req.user?.id || typeof data?.["oldPassword"] === "string";

/** Notifies the old address that the account has a new one, in case its owner did not change it. */
export const tellOldAddress: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const old = previousDoc?.email;
  if (operation !== "update" || !old || old === doc.email || req.context["isBeginning"]) return doc;
  if (!sendsMail() || !isOneAddress(old)) return doc;
  const email = await writtenTo(old, doc, req);
  // Do not wait for the mail server.
  sendMail(req.payload, email).catch((error: unknown) =>
    req.payload.logger.error(`No mail to the former address of an account: ${String(error)}`),
  );
  return doc;
};

async function writtenTo(old: string, person: User, req: PayloadRequest) {
  const { payload } = req;
  const { name: school, lines } = await schoolWords(payload);
  const say = sayIn(await languageOf(payload, old));
  const words = formatEmail({
    subject: say("Your e-mail address for the admin panel was changed"),
    text: say(
      "Dear {name},\n\nThe e-mail address of your account in the admin panel of {school} was changed. You no longer receive e-mails at this address.\n\nIf you did not make this change, please contact an administrator immediately.",
      { name: person.name, school },
    ),
    foot: lines,
  });
  return { to: old, ...words };
}
