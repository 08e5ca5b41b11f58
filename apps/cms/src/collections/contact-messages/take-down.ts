import type { PayloadRequest } from "payload";
import { z } from "zod";
import { mayPublish } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { classifySmtpError } from "../../email/classify-smtp-error.ts";
import { isOneAddress, MailNotSetUpError, sendMail } from "../../email/send-mail.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { findRequestedPhotos } from "./find-requested-photos.ts";

const Order = z.object({
  message: z.union([z.number(), z.string()]),
  answer: z.string().max(5_000),
});

type Outcome = { takenDown: number; answered: boolean; reason?: string };

/** A failed reply does not restore the photographs. */
export const takeDownEndpoint = defineEndpoint("post", "/take-down", mayPublish, async (req) => {
  const order = Order.safeParse(await readBody(req));
  if (!order.success) throw new RefusalError("The message or the reply is invalid.");
  const { message: id, answer } = order.data;
  req.context.isReadNoted = true;
  const message = await req.payload.findByID({
    collection: "contact-messages",
    id,
    depth: 0,
    req,
    overrideAccess: false,
  });
  const takenDown = await takeDown(req, message.message);
  await recordEvent(req, {
    what: "removed photos on request",
    list: "contact-messages",
    record: message.id,
  });
  const outcome: Outcome = { takenDown, ...(await sendReply(req, message.email, answer)) };
  if (outcome.answered) {
    await recordEvent(req, {
      what: "replied by e-mail",
      list: "contact-messages",
      record: message.id,
    });
  }
  return Response.json(outcome);
});

async function takeDown(req: PayloadRequest, message: string): Promise<number> {
  const remaining = (await findRequestedPhotos(req, message)).filter(({ takenDown }) => !takenDown);
  for (const { id } of remaining) {
    await req.payload.update({
      collection: "media",
      id,
      data: { deletedAt: new Date().toISOString() },
      depth: 0,
      req,
      overrideAccess: false,
    });
  }
  return remaining.length;
}

async function sendReply(
  req: PayloadRequest,
  to: string,
  text: string,
): Promise<Omit<Outcome, "takenDown">> {
  if (text.trim() === "") return { answered: false };
  const t = createTranslator(req.i18n.language);
  if (!isOneAddress(to))
    return { answered: false, reason: t("This is not a valid e-mail address.") };
  try {
    await sendMail(req.payload, { to, subject: "Your request to remove a photo", text });
    return { answered: true };
  } catch (error) {
    if (error instanceof MailNotSetUpError) return { answered: false };
    const { reason } = classifySmtpError(error);
    req.payload.logger.warn(`The reply to a removal request was not sent: ${reason}`);
    return { answered: false, reason: t("The mail server rejected the e-mail.") };
  }
}
