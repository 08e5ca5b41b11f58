import type { Payload } from "payload";
import { schoolWords } from "../email/school-words.ts";
import { type Letter, senderAddress } from "../email/send-mail.ts";
import { writeLetter } from "../email/write-letter.ts";
import { config } from "../host-config.ts";
import type { Mailing, Subscriber } from "../payload-types.ts";
import { leavingAddress, siteAddress } from "./site-addresses.ts";

/** A newsletter to one subscriber: the same for all but for the way out. */
export async function newsletterLetter(
  payload: Payload,
  mailing: Mailing,
  subscriber: Subscriber,
): Promise<Letter> {
  const out = await leavingAddress(payload, subscriber);
  return { to: subscriber.email, ...(await letterOf(payload, mailing, out)) };
}

/** The same to whoever writes it, with a way out that takes nobody out. */
export async function trialLetter(payload: Payload, mailing: Mailing, to: string): Promise<Letter> {
  const letter = await letterOf(payload, mailing, siteAddress(config.siteUrl, "leave"));
  return { to, ...letter, subject: `Trial: ${letter.subject}` };
}

async function letterOf(payload: Payload, mailing: Mailing, out: string) {
  const { subject, text, url } = mailing;
  const { name, lines } = await schoolWords(payload);
  const href = url?.startsWith("/") ? config.siteUrl + url : url;
  const words = writeLetter({
    subject,
    text,
    button: href ? { label: "Read on", href } : undefined,
    foot: [
      ...lines,
      `You get this letter because you subscribed to the newsletter of ${name}.`,
      `No more letters, with one click: ${out}`,
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
