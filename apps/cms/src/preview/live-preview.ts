import type { RootLivePreviewConfig } from "payload";
import { getSessionId } from "../auth/session-length.ts";
import { config } from "../config.ts";
import { previewPages } from "./previews.ts";
import { makeTicket } from "./ticket.ts";

export const livePreview: RootLivePreviewConfig = {
  collections: Object.keys(previewPages),
  url: async ({ data, collectionConfig, payload, req }) => {
    if (!collectionConfig || data.id === undefined || !req.user) return null;
    const ticket = makeTicket(
      {
        collection: collectionConfig.slug,
        id: String(data.id),
        user: String(req.user.id),
        session: String(getSessionId(req)),
      },
      payload.secret,
    );
    return `${config.siteUrl}/preview/${ticket}`;
  },
  breakpoints: [{ name: "phone", label: "Phone", width: 390, height: 780 }],
};
