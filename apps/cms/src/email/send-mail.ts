import type { Payload } from "payload";
import { config } from "../config.ts";
import { senderAddress } from "../mail-settings.ts";

/** An iCalendar file that mail programs offer to enter into the calendar. */
export type CalendarFile = { method: string; content: string };

export type Email = {
  to: string;
  subject: string;
  text: string;
  /** The HTML version. The caller escapes all foreign text. */
  html?: string;
  /** A stable name for the Message-ID, such as `newsletter-3-71`. */
  name?: string;
  headers?: Record<string, string>;
  calendar?: CalendarFile;
};

export class MailNotSetUpError extends Error {
  override readonly name = "MailNotSetUpError";
  constructor() {
    super("No mail can be sent, because SMTP_URL and MAIL_FROM are not set; set both.");
  }
}

/** A list of addresses, or a name with brackets, would send an e-mail to several people. */
export const isOneAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\p{Cc}\s@,;:<>()[\]"\\]+@[^\p{Cc}\s@,;:<>()[\]"\\]+\.[^\p{Cc}\s@,;:<>()[\]"\\]+$/u.test(text);

export async function sendMail(
  payload: Payload,
  { to, subject, text, html, name, headers, calendar }: Email,
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
    ...(calendar && { attachments: [toAttachment(calendar)] }),
  });
}

const toAttachment = ({ method, content }: CalendarFile) => ({
  filename: "visit.ics",
  content,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
});
