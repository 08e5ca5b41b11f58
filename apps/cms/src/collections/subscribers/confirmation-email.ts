import type { Payload } from "payload";
import { config } from "../../config.ts";
import type { EmailComposer } from "../../email/compose-email.ts";
import { type About, writeEmail } from "../../email/write-email.ts";
import { getLanguages } from "../../translations/languages.ts";
import { confirmKey } from "../../withdrawals/subscriber-keys.ts";
import { newsletterUrl, unsubscribeUrl } from "./site-urls.ts";

/** Asks for a confirmation. A subscriber who is already confirmed gets a notice with the unsubscribe link. */
export const confirmationEmail: EmailComposer = async (payload, { subscriber }) => {
  if (!subscriber) return undefined;
  const { email, salt, confirmedAt, stoppedBecause } = subscriber;
  const language = subscriber.language ?? "en";
  if (confirmedAt && !stoppedBecause) {
    const href = await unsubscribeUrl(payload, subscriber);
    const write = ({ t, school }: About) => ({
      subject: t("You already subscribe to the newsletter of {school}", { school }),
      text: t(
        "We received a request to send our newsletter to this address. You already subscribe, so there is nothing to do.",
      ),
      button: { label: t("Unsubscribe"), href },
    });
    return writeEmail(payload, email, write, language);
  }
  const key = confirmKey(payload.secret, email, salt);
  const href = newsletterUrl(await findPages(payload, language), "confirm", key);
  const write = ({ t, school }: About) => ({
    subject: t("Please confirm your subscription to the newsletter of {school}", { school }),
    text: t(
      "We received a request to send our newsletter to this address. To subscribe, open the page below and confirm within 48 hours.\n\nIf you did not make the request, ignore this e-mail. We then delete this address.",
    ),
    button: { label: t("Confirm subscription"), href },
  });
  return writeEmail(payload, email, write, language);
};

/** The pages in a language, while the website has it. */
async function findPages(payload: Payload, language: string): Promise<string> {
  const isOffered = (await getLanguages(payload)).some(({ code }) => code === language);
  return isOffered ? `${config.siteUrl}/${language}` : config.siteUrl;
}
