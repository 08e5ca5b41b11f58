import { config } from "../../config.ts";
import type { EmailComposer } from "../../email/compose-email.ts";
import { writeEmail } from "../../email/write-email.ts";
import { confirmKey } from "../../withdrawals/subscriber-keys.ts";
import { newsletterUrl, unsubscribeUrl } from "./site-urls.ts";

/** Asks for a confirmation. A subscriber who is already confirmed gets a notice with the unsubscribe link. */
export const confirmationEmail: EmailComposer = async (payload, { subscriber }) => {
  if (!subscriber) return undefined;
  const { email, salt, confirmedAt, stoppedBecause } = subscriber;
  if (confirmedAt && !stoppedBecause) {
    const href = await unsubscribeUrl(payload, subscriber);
    return writeEmail(payload, email, ({ school }) => ({
      subject: `You already subscribe to the newsletter of ${school}`,
      text: "We received a request to send our newsletter to this address. You already subscribe, so there is nothing to do.",
      button: { label: "Unsubscribe", href },
    }));
  }
  return writeEmail(payload, email, ({ school }) => ({
    subject: `Please confirm your subscription to the newsletter of ${school}`,
    text: "We received a request to send our newsletter to this address. To subscribe, open the page below and confirm within 48 hours.\n\nIf you did not make the request, ignore this e-mail. We then delete this address.",
    button: {
      label: "Confirm subscription",
      href: newsletterUrl(config.siteUrl, "confirm", confirmKey(payload.secret, email, salt)),
    },
  }));
};
