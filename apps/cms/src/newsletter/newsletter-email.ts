import type { Payload } from "payload";
import { formatEmail } from "../email/format-email.ts";
import { schoolWords } from "../email/school-words.ts";
import { type Email, senderAddress } from "../email/send-mail.ts";
import { config } from "../host-config.ts";
import type { Mailing, Subscriber } from "../payload-types.ts";
import { leavingAddress, siteAddress } from "./site-addresses.ts";

/** A newsletter to one subscriber: the same for all but for the way out. */
export async function newsletterEmail(
  payload: Payload,
  mailing: Mailing,
  subscriber: Subscriber,
): Promise<Email> {
  const out = await leavingAddress(payload, subscriber);
  return { to: subscriber.email, ...(await emailWith(payload, mailing, out)) };
}

/** A test e-mail to its author, with an unsubscribe link that does nothing. */
export async function trialEmail(payload: Payload, mailing: Mailing, to: string): Promise<Email> {
  const email = await emailWith(payload, mailing, siteAddress(config.siteUrl, "leave"));
  return { to, ...email, subject: `Test: ${email.subject}` };
}

async function emailWith(payload: Payload, mailing: Mailing, out: string) {
  const { subject, text, url } = mailing;
  const { name, lines } = await schoolWords(payload);
  const href = url?.startsWith("/") ? config.siteUrl + url : url;
  const words = formatEmail({
    subject,
    text,
    button: href ? { label: "Read more", href } : undefined,
    foot: [
      ...lines,
      `You get this e-mail because you subscribed to the newsletter of ${name}.`,
      `Unsubscribe with one click: ${out}`,
    ],
  });
  return { ...words, headers: headersOf(out) };
}

/** One click out, also in the mail program itself (RFC 2369, RFC 8058: over https alone). */
function headersOf(out: string): Record<string, string> {
  const domain = senderAddress().split("@")[1] ?? "localhost";
  return {
    "List-Id": `<newsletter.${domain}>`,
    "List-Unsubscribe": `<${out}>`,
    ...(out.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    Precedence: "bulk",
  };
}
