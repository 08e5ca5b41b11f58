import type { Payload } from "payload";
import { config } from "../host-config.ts";

export type Email = {
  /** One address; see `isOneAddress`. */
  to: string;
  subject: string;
  /** Plain text: nothing in it is markup, and nothing is fetched when it is read. */
  text: string;
  /** The HTML version. The caller escapes all foreign text. */
  html?: string;
  /** The same e-mail has the same name, however often it is handed over: `newsletter-3-71`. */
  name?: string;
  headers?: Record<string, string>;
};

export class MailNotSetUpError extends Error {
  override readonly name = "MailNotSetUpError";
  constructor() {
    super(
      "No mail can be sent, because SMTP_URL and MAIL_FROM are not set; set both, or write by hand.",
    );
  }
}

/** Whether this host sends mail at all. */
export const sendsMail = (): boolean => config.mail !== undefined;

/** The address alone that e-mails come from; "" when none are sent. */
export const senderAddress = (): string =>
  /[^\s<>@]+@[^\s<>@]+/.exec(config.mail?.from ?? "")?.[0] ?? "";

/**
 * Exactly one plain address. The contact form takes more than that, and a list of addresses, or a name with
 * brackets, would make one e-mail many.
 */
export const isOneAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\p{Cc}\s@,;:<>()[\]"\\]+@[^\p{Cc}\s@,;:<>()[\]"\\]+\.[^\p{Cc}\s@,;:<>()[\]"\\]+$/u.test(text);

/** Sends one e-mail by the school's mail server. Rejects with the server's error, or with MailNotSetUpError. */
export async function sendMail(
  payload: Payload,
  { to, subject, text, html, name, headers }: Email,
): Promise<void> {
  if (!config.mail) throw new MailNotSetUpError();
  await payload.sendEmail({
    from: config.mail.from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    ...(name && { messageId: `<${name}@${senderAddress().split("@")[1]}>` }),
    headers: { "Auto-Submitted": "auto-generated", ...headers },
  });
}
