import type { Admission } from "@manor/content-api";
import { splitLines } from "../fields/validator.ts";
import type { ListCall } from "./call.ts";

/** What families may ask about; none while the school accepts no enquiries. */
export const admission: ListCall<Admission> = {
  reads: ["enquiry-settings"],
  list: async ({ payload }) => {
    const settings = await payload.findGlobal({ slug: "enquiry-settings", depth: 0 });
    if (!settings.isOpen) return [];
    return [
      {
        enquiries: {
          classes: splitLines(settings.classes),
          schoolYears: splitLines(settings.schoolYears),
          extraDays: settings.extraDays ?? 0,
          hasSaturdays: settings.hasSaturdays === true,
          notice: { english: settings.noticeEnglish ?? "", hindi: settings.noticeHindi ?? "" },
        },
      },
    ];
  },
};
