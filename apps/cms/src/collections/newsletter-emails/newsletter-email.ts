import type { Payload } from "payload";
import { config } from "../../config.ts";
import type { EmailComposer } from "../../email/compose-email.ts";
import type { Email } from "../../email/send-mail.ts";
import { type About, writeEmail } from "../../email/write-email.ts";
import { senderAddress } from "../../mail-settings.ts";
import type { Campaign } from "../../payload-types.ts";
import { newsletterUrl, unsubscribeUrl } from "../subscribers/site-urls.ts";

export const newsletterEmail: EmailComposer = async (payload, { campaign, subscriber }) => {
  if (!campaign || !subscriber) return undefined;
  const unsubscribeLink = await unsubscribeUrl(payload, subscriber);
  const language = subscriber.language ?? "en";
  return composeNewsletter(payload, campaign, subscriber.email, unsubscribeLink, language);
};

export async function testEmail(payload: Payload, campaign: Campaign, to: string): Promise<Email> {
  const link = newsletterUrl(config.siteUrl, "leave");
  const email = await composeNewsletter(payload, campaign, to, link);
  return { ...email, subject: `Test: ${email.subject}` };
}

async function composeNewsletter(
  payload: Payload,
  { subject, text, url }: Campaign,
  to: string,
  unsubscribeLink: string,
  language?: string,
): Promise<Email> {
  const href = url?.startsWith("/") ? config.siteUrl + url : url;
  const write = ({ t, school }: About) => ({
    subject,
    text,
    button: href ? { label: t("Read more"), href } : undefined,
    foot: [
      t("You get this e-mail because you subscribed to the newsletter of {school}.", { school }),
      t("Unsubscribe with one click: {link}", { link: unsubscribeLink }),
    ],
  });
  const email = await writeEmail(payload, to, write, language);
  return { ...email, headers: createHeaders(unsubscribeLink) };
}

/** One-click unsubscribe in the mail program (RFC 2369, RFC 8058, which requires https). */
function createHeaders(unsubscribeLink: string): Record<string, string> {
  const domain = senderAddress().split("@")[1] ?? "localhost";
  return {
    "List-Id": `<newsletter.${domain}>`,
    "List-Unsubscribe": `<${unsubscribeLink}>`,
    ...(unsubscribeLink.startsWith("https:") && {
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
    Precedence: "bulk",
  };
}
