import { sendsMail } from "../mail/send-mail.ts";

/** On every screen that needs mail: said honestly where none is set up. */
export function MailSentence() {
  if (sendsMail()) return null;
  return (
    <p className="desk-sentence desk-sentence--stop">
      E-mail is not set up, so this desk sends none, and the website offers no newsletter by e-mail.
      Whoever runs it sets SMTP_URL and MAIL_FROM.
    </p>
  );
}
