import type { Payload } from "payload";
import { config } from "../config.ts";
import { formatEmail } from "../email/format-email.ts";
import { readSignature } from "../email/school-signature.ts";
import type { Email } from "../email/send-mail.ts";
import type { Subscriber } from "../payload-types.ts";
import { confirmKey } from "./keys.ts";
import { newsletterUrl, unsubscribeUrl } from "./site-urls.ts";

/** Asks for a confirmation. A subscriber who is already confirmed gets a notice with the unsubscribe link. */
export async function confirmationEmail(payload: Payload, subscriber: Subscriber): Promise<Email> {
  const { email, salt, confirmedAt, stoppedBecause } = subscriber;
  const { name, lines } = await readSignature(payload);
  if (confirmedAt && !stoppedBecause) {
    const words = formatEmail({
      subject: `You have the newsletter of ${name} already`,
      text: "Somebody asked for our newsletter for this address. It is on the list already, so there is nothing to do.",
      button: { label: "Leave the list", href: await unsubscribeUrl(payload, subscriber) },
      foot: lines,
    });
    return { to: email, ...words };
  }
  const words = formatEmail({
    subject: `Please confirm: the newsletter of ${name}`,
    text: "Somebody asked for our newsletter for this address. If it was you, please open the page below and press the button there, within 48 hours.\n\nIf it was not you, do nothing: this address is then deleted, and nothing more comes.",
    button: {
      label: "Confirm",
      href: newsletterUrl(config.siteUrl, "confirm", confirmKey(payload.secret, email, salt)),
    },
    foot: lines,
  });
  return { to: email, ...words };
}
