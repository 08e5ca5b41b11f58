import type { BeforeListTableServerProps } from "payload";
import { listHearers } from "../inbox/tell-office.ts";
import { sendsMail } from "../mail/send-mail.ts";

/** Above the messages: who hears of a new one by e-mail, and honestly that nobody does. */
export async function HearersSentence({ payload }: BeforeListTableServerProps) {
  if (!sendsMail()) {
    return (
      <p className="desk-sentence desk-sentence--stop">
        E-mail is not set up, so nobody hears of a new message by e-mail: please look here every
        day. Whoever runs this desk sets SMTP_URL and MAIL_FROM.
      </p>
    );
  }
  const hearers = await listHearers(payload);
  return (
    <p className="desk-hint">
      {hearers.length > 0
        ? `By e-mail hear of a new message: ${hearers.join(", ")}. `
        : "Nobody hears of a new message by e-mail yet. "}
      <a href="/admin/globals/office-mail">Change who does</a>
    </p>
  );
}
