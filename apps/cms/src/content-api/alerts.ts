import type { Alert } from "@manor/content-api";
import { type ListCall, text } from "./list-published.ts";

export const alerts: ListCall<Alert> = {
  reads: ["emergency-banner"],
  list: async ({ payload, translate }) => {
    const banner = await payload.findGlobal({
      slug: "emergency-banner",
      depth: 0,
    });
    if (!banner.isShown) return [];
    const { record, fields } = translate("emergency-banner", banner);
    return [
      { text: text(record.text), url: text(record.url), until: text(record.until), ...fields },
    ];
  },
};
