import { z } from "zod";
import { isAdmin } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { erasePersonalData, findPersonalData, toExport } from "./personal-data-records.ts";

const Order = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  action: z.enum(["export", "erase"]),
});

export const personalDataEndpoint = defineEndpoint(
  "post",
  "/personal-data",
  isAdmin,
  async (req) => {
    const order = Order.safeParse(await readBody(req));
    if (!order.success) throw new RefusalError("This is not a valid e-mail address.");
    const { email, action } = order.data;
    const data = await findPersonalData(req, email);
    const headers = { "cache-control": "no-store" };
    const list = "contact-messages";
    if (action === "export") {
      await recordEvent(req, { what: "exported all data about an e-mail address", list });
      return Response.json(toExport(email, data), { headers });
    }
    const erased = await erasePersonalData(req, email, data);
    await recordEvent(req, {
      what: "erased {number} records about an e-mail address",
      number: erased,
      list,
    });
    return Response.json({ erased, consents: data.consents.length }, { headers });
  },
);
