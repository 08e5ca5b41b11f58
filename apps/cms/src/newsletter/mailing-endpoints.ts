import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from "payload";
import { mayPublish } from "../access/may-publish.ts";
import { recordEvent } from "../audit-log/record-event.ts";
import { judge } from "../email/judge.ts";
import { sendMail, sendsMail } from "../email/send-mail.ts";
import { inOneTransaction } from "../import/in-one-transaction.ts";
import type { Mailing } from "../payload-types.ts";
import { trialEmail } from "./newsletter-email.ts";
import { progressOf } from "./progress.ts";
import { readMailing } from "./read-mailing.ts";
import { queueNewsletter } from "./send-newsletter.ts";

const path = "/mailing/:id";
const list = "mailings";

/** What becomes of a newsletter: how far it is, a trial to oneself, and the order to send it, which counts once. */
export const mailingEndpoints: Endpoint[] = [
  {
    path,
    method: "get",
    handler: async (req) =>
      Response.json(await progressOf(req, await askedMailing(req)), {
        headers: { "cache-control": "no-store" },
      }),
  },
  {
    path: `${path}/trial`,
    method: "post",
    handler: async (req) => {
      const mailing = await askedMailing(req);
      requireMail();
      const to = req.user?.email ?? "";
      try {
        await sendMail(req.payload, await trialEmail(req.payload, mailing, to));
      } catch (error) {
        throw new MailingError(`The mail server rejected the e-mail: ${judge(error).reason}`);
      }
      await recordEvent(req, { what: "sent a test newsletter", list, record: mailing.id });
      return Response.json({ to });
    },
  },
  {
    path: `${path}/send`,
    method: "post",
    handler: async (req) => {
      const mailing = await askedMailing(req);
      requireMail();
      const { waiting, orderedAt } = await progressOf(req, mailing);
      if (!orderedAt && waiting === 0) throw new MailingError("There are no subscribers yet.");
      await inOneTransaction(req, async () => {
        // Of two simultaneous requests the database accepts one.
        const ordered = await req.payload.db.updateOne({
          collection: list,
          where: { id: { equals: mailing.id }, orderedAt: { exists: false } },
          data: { orderedAt: new Date().toISOString(), orderedBy: req.user?.name ?? "" },
          options: { atomic: true },
          req,
        });
        if (!ordered) throw new MailingError("This newsletter has already been sent.", 409);
        await queueNewsletter(req.payload, mailing.id, Date.now(), req);
      });
      await recordEvent(req, { what: "sent a newsletter", list, record: mailing.id });
      const now = await askedMailing(req);
      return Response.json(await progressOf(req, now));
    },
  },
];

/** The newsletter of this request, for users who may publish it. */
async function askedMailing(req: PayloadRequest): Promise<Mailing> {
  if (!mayPublish({ req })) throw new Forbidden(req.t);
  const mailing = await readMailing(req, req.routeParams?.id);
  if (!mailing) throw new NotFound(req.t);
  return mailing;
}

function requireMail(): void {
  if (sendsMail()) return;
  throw new MailingError("E-mail is not set up (SMTP_URL and MAIL_FROM). Nothing was sent.");
}

class MailingError extends APIError {
  constructor(message: string, status = 400) {
    super(message, status, undefined, true);
    this.name = "MailingError";
  }
}
