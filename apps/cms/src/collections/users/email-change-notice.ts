import type { CollectionAfterChangeHook, FieldAccess } from "payload";
import { isOneAddress, sendMail } from "../../email/send-mail.ts";
import { writeEmail } from "../../email/write-email.ts";
import { sendsMail } from "../../mail-settings.ts";
import type { User } from "../../payload-types.ts";

/** Users change their address with the current password (account-forms.tsx), not in the form. */
export const mayChangeEmail: FieldAccess = ({ id, data, req }) =>
  id === undefined || id !== req.user?.id || typeof data?.["oldPassword"] === "string";

/** Notifies the old address that the account has a new one, in case its owner did not change it. */
export const notifyOldAddress: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const old = previousDoc?.email;
  if (operation !== "update" || !old || old === doc.email || req.context["isBeginning"]) return doc;
  if (!sendsMail() || !isOneAddress(old)) return doc;
  const email = await writeEmail(req.payload, old, ({ t, school }) => ({
    subject: t("Your e-mail address for the admin panel was changed"),
    text: t(
      "Dear {name},\n\nThe e-mail address of your account in the admin panel of {school} was changed. You no longer receive e-mails at this address.\n\nIf you did not make this change, please contact an administrator immediately.",
      { name: doc.name, school },
    ),
  }));
  // Do not wait for the mail server.
  sendMail(req.payload, email).catch((error: unknown) =>
    req.payload.logger.error(`The notice of a new e-mail address was not sent: ${String(error)}`),
  );
  return doc;
};
