import type { Payload } from "payload";
import { config } from "../../config.ts";
import { formatEmail } from "../../email/format-email.ts";
import { readSignature } from "../../email/school-signature.ts";
import { type Email, senderAddress } from "../../email/send-mail.ts";
import type { Campaign, Subscriber } from "../../payload-types.ts";
import { newsletterUrl, unsubscribeUrl } from "../subscribers/site-urls.ts";

/** A newsletter to one subscriber; only the unsubscribe link differs. */
export async function newsletterEmail(
  payload: Payload,
  campaign: Campaign,
  subscriber: Subscriber,
): Promise<Email> {
  const unsubscribeLink = await unsubscribeUrl(payload, subscriber);
  return { to: subscriber.email, ...(await composeNewsletter(payload, campaign, unsubscribeLink)) };
}

/** A test e-mail to its author, with an unsubscribe link that does nothing. */
export async function testEmail(payload: Payload, campaign: Campaign, to: string): Promise<Email> {
  const email = await composeNewsletter(payload, campaign, newsletterUrl(config.siteUrl, "leave"));
  return { to, ...email, subject: `Test: ${email.subject}` };
}

async function composeNewsletter(payload: Payload, campaign: Campaign, unsubscribeLink: string) {
  const { subject, text, url } = campaign;
  const { name, lines } = await readSignature(payload);
  const href = url?.startsWith("/") ? config.siteUrl + url : url;
  const words = formatEmail({
    subject,
    text,
    button: href ? { label: "Read more", href } : undefined,
    foot: [
      ...lines,
      `You get this e-mail because you subscribed to the newsletter of ${name}.`,
      `Unsubscribe with one click: ${unsubscribeLink}`,
    ],
  });
  return { ...words, headers: createHeaders(unsubscribeLink) };
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
