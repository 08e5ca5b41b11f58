import type { RootLivePreviewConfig } from "payload";
import { config } from "../host-config.ts";
import { previews } from "./previews.ts";
import { makeTicket } from "./ticket.ts";

/** Beside the form of a record that was saved once: its page of the website, from what stands in the form. */
export const livePreview: RootLivePreviewConfig = {
  collections: Object.keys(previews),
  url: ({ data, collectionConfig, payload }) => {
    if (!collectionConfig || data.id === undefined) return null;
    const ticket = makeTicket(
      { collection: collectionConfig.slug, id: String(data.id) },
      payload.secret,
    );
    return `${config.siteUrl}/preview/${ticket}`;
  },
  breakpoints: [{ name: "phone", label: "Phone", width: 390, height: 780 }],
};
