import type { UIFieldServerProps } from "payload";
import { sendsMail } from "../email/send-mail.ts";
import { sayIn } from "../i18n/say.ts";
import { progressOf } from "../newsletter/progress.ts";
import { readMailing } from "../newsletter/read-mailing.ts";
import { MailNotice } from "./mail-notice.tsx";
import { SendMailing } from "./send-mailing.tsx";

/** On the screen of a newsletter: how it is sent, and what became of it. */
export async function MailingSending({ data, req, user }: UIFieldServerProps) {
  if (!sendsMail()) return <MailNotice i18n={req.i18n} />;
  if (!data?.id)
    return (
      <p className="admin-notice">
        {sayIn(req.i18n.language)("Save the newsletter before you send it.")}
      </p>
    );
  // The form state came from the browser.
  const mailing = await readMailing(req, data.id);
  if (!mailing) return null;
  return (
    <SendMailing
      id={mailing.id}
      self={String(user?.email ?? "")}
      start={await progressOf(req, mailing)}
    />
  );
}
