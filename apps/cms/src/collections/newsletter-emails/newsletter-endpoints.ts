import { NotFound, type PayloadRequest } from "payload";
import { mayPublish } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { inOneTransaction } from "../../database/in-one-transaction.ts";
import { classifySmtpError } from "../../email/classify-smtp-error.ts";
import { sendMail } from "../../email/send-mail.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { sendsMail } from "../../mail-settings.ts";
import type { Campaign } from "../../payload-types.ts";
import { testEmail } from "./newsletter-email.ts";
import { getProgress, readNewsletterEmail } from "./progress.ts";
import { queueNewsletter } from "./send-newsletter.ts";

const path = "/campaign/:id";
const list = "campaigns";

export const newsletterEndpoints = [
  defineEndpoint("get", path, mayPublish, async (req) =>
    Response.json(await getProgress(req, await findRequestedNewsletter(req)), {
      headers: { "cache-control": "no-store" },
    }),
  ),
  defineEndpoint("post", `${path}/trial`, mayPublish, async (req) => {
    const campaign = await findRequestedNewsletter(req);
    requireMail();
    const to = req.user?.email ?? "";
    try {
      await sendMail(req.payload, await testEmail(req.payload, campaign, to));
    } catch (error) {
      const { reason } = classifySmtpError(error);
      req.payload.logger.warn(`A test newsletter was not sent: ${reason}`);
      throw new RefusalError("The mail server rejected the e-mail: {reason}", { reason });
    }
    await recordEvent(req, { what: "sent a test newsletter", list, record: campaign.id });
    return Response.json({ to });
  }),
  defineEndpoint("post", `${path}/send`, mayPublish, async (req) => {
    const campaign = await findRequestedNewsletter(req);
    requireMail();
    const { waiting, orderedAt } = await getProgress(req, campaign);
    if (!orderedAt && waiting === 0) throw new RefusalError("There are no subscribers yet.");
    await inOneTransaction(req, async () => {
      // Of two simultaneous requests the database accepts one.
      const ordered = await req.payload.db.updateOne({
        collection: list,
        where: { id: { equals: campaign.id }, orderedAt: { exists: false } },
        data: { orderedAt: new Date().toISOString(), orderedBy: req.user?.name ?? "" },
        options: { atomic: true },
        req,
      });
      if (!ordered) throw new RefusalError("This newsletter has already been sent.", {}, 409);
      await queueNewsletter(req.payload, campaign.id, Date.now(), req);
    });
    await recordEvent(req, { what: "sent a newsletter", list, record: campaign.id });
    const now = await findRequestedNewsletter(req);
    return Response.json(await getProgress(req, now));
  }),
];

async function findRequestedNewsletter(req: PayloadRequest): Promise<Campaign> {
  const campaign = await readNewsletterEmail(req, req.routeParams?.id);
  if (!campaign) throw new NotFound(req.t);
  return campaign;
}

function requireMail(): void {
  if (sendsMail()) return;
  throw new RefusalError("E-mail is not set up (SMTP_URL and MAIL_FROM). Nothing was sent.");
}
