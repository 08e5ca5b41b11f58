import type { Payload } from "payload";
import { formatEmail } from "../email/format-email.ts";
import { schoolWords } from "../email/school-words.ts";
import type { Email } from "../email/send-mail.ts";
import { config } from "../host-config.ts";
import type { Subscriber } from "../payload-types.ts";
import { confirmKey } from "./keys.ts";
import { leavingAddress, siteAddress } from "./site-addresses.ts";

/** Asks for a confirmation; a subscriber who is already confirmed is told so, with the unsubscribe link. */
export async function confirmationEmail(payload: Payload, subscriber: Subscriber): Promise<Email> {
  const { email, salt, confirmedAt, stoppedBecause } = subscriber;
  const { name, lines } = await schoolWords(payload);
  if (confirmedAt && !stoppedBecause) {
    const words = formatEmail({
      subject: `You already subscribe to the newsletter of ${name}`,
      text: "We received a request to send our newsletter to this address. You already subscribe, so there is nothing to do.",
      button: { label: "Unsubscribe", href: await leavingAddress(payload, subscriber) },
      foot: lines,
    });
    return { to: email, ...words };
  }
  const words = formatEmail({
    subject: `Please confirm your subscription to the newsletter of ${name}`,
    text: "We received a request to send our newsletter to this address. To subscribe, open the page below and confirm within 48 hours.\n\nIf you did not make the request, ignore this e-mail. We then delete this address.",
    button: {
      label: "Confirm subscription",
      href: siteAddress(config.siteUrl, "confirm", confirmKey(payload.secret, email, salt)),
    },
    foot: lines,
  });
  return { to: email, ...words };
}
