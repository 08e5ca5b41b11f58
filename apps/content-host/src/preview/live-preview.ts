import type { RootLivePreviewConfig } from "payload";
import { sidOf } from "../accounts/session-length.ts";
import { websiteOf } from "../schools/known-schools.ts";
import { schoolAt } from "../schools/school-at.ts";
import { previews } from "./previews.ts";
import { makeTicket } from "./ticket.ts";

/** Beside the form of a record that was saved once: its page of the website, from what stands in the form. */
export const livePreview: RootLivePreviewConfig = {
  collections: Object.keys(previews),
  url: async ({ data, collectionConfig, payload, req }) => {
    // What the form says of itself came from the browser: the ticket is good in the own school alone.
    const school = await schoolAt(req);
    if (!collectionConfig || data.id === undefined || school === undefined || !req.user)
      return null;
    const ticket = makeTicket(
      {
        collection: collectionConfig.slug,
        id: String(data.id),
        school: String(school),
        user: String(req.user.id),
        session: String(sidOf(req)),
      },
      payload.secret,
    );
    return `${await websiteOf(payload, school)}/preview/${ticket}`;
  },
  breakpoints: [{ name: "phone", label: "Phone", width: 390, height: 780 }],
};
