import type { Alert } from "@manor/content-api";
import type { ListCall } from "./call.ts";
import { text } from "./serialize.ts";

export const alerts: ListCall<Alert> = {
  reads: ["emergency-banner"],
  list: async ({ payload }) => {
    const banner = await payload.findGlobal({
      slug: "emergency-banner",
      depth: 0,
    });
    if (!banner.isShown) return [];
    return [{ text: text(banner.text), url: text(banner.url), until: text(banner.until) }];
  },
};
