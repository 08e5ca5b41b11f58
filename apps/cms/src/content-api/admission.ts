import type { Admission, EnquirySettings, VisitSettings } from "@manor/content-api";
import type { Payload } from "payload";
import { splitLines } from "../fields/validator.ts";
import { sendsMail } from "../mail-settings.ts";
import type { ListCall } from "./list-published.ts";
import { listOpenTimes } from "./visit-times.ts";

/** What families may do before they apply; none while the school takes neither enquiries nor visits. */
export const admission: ListCall<Admission> = {
  reads: ["enquiry-settings", "visit-settings", "visit-times"],
  list: async ({ payload }) => {
    const [enquiries, visits] = [await readEnquiries(payload), await readVisits(payload)];
    return enquiries || visits
      ? [{ ...(enquiries && { enquiries }), ...(visits && { visits }) }]
      : [];
  },
};

async function readEnquiries(payload: Payload): Promise<EnquirySettings | undefined> {
  const settings = await payload.findGlobal({ slug: "enquiry-settings", depth: 0 });
  if (!settings.isOpen) return undefined;
  return {
    classes: splitLines(settings.classes),
    schoolYears: splitLines(settings.schoolYears),
    extraDays: settings.extraDays ?? 0,
    hasSaturdays: settings.hasSaturdays === true,
    notice: { english: settings.noticeEnglish ?? "", hindi: settings.noticeHindi ?? "" },
  };
}

async function readVisits(payload: Payload): Promise<VisitSettings | undefined> {
  const settings = await payload.findGlobal({ slug: "visit-settings", depth: 0 });
  // Without e-mail no family could confirm its address.
  if (!settings.isOpen || !sendsMail()) return undefined;
  return {
    notice: { english: settings.noticeEnglish ?? "", hindi: settings.noticeHindi ?? "" },
    classes: splitLines(settings.classes),
    times: await listOpenTimes(payload),
  };
}
