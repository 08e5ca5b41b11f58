import type { UIFieldServerProps } from "payload";
import { MailNotice } from "../../email/mail-notice.tsx";
import { createTranslator } from "../../i18n/translate.ts";
import { sendsMail } from "../../mail-settings.ts";
import { getProgress, readNewsletterEmail } from "./progress.ts";
import { SendNewsletter } from "./send-newsletter-form.tsx";

export async function NewsletterSending({ data, req, user }: UIFieldServerProps) {
  if (!sendsMail()) return <MailNotice i18n={req.i18n} />;
  if (!data?.id)
    return (
      <p className="admin-notice">
        {createTranslator(req.i18n.language)("Save the newsletter before you send it.")}
      </p>
    );
  // The form state came from the browser, so the record is read again.
  const campaign = await readNewsletterEmail(req, data.id);
  if (!campaign) return null;
  return (
    <SendNewsletter
      id={campaign.id}
      self={String(user?.email ?? "")}
      start={await getProgress(req, campaign)}
    />
  );
}
