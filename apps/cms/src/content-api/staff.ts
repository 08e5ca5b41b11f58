import type { StaffMember } from "@manor/content-api/staff";
import { consentOn } from "../fields/consent-rule.ts";
import type { ListCall } from "./call.ts";
import { findLatestConsented } from "./find-consented.ts";
import { findPublished } from "./find-published.ts";
import { day, names, text } from "./serialize.ts";

/** Part of the school settings, so no path leads to it. A photo needs consent; the other facts do not. */
export const staff: ListCall<StaffMember & { _id: string }> = {
  reads: ["staff", "media"],
  list: async (context) => {
    const members = await findPublished(context, "staff", "name");
    const consented = await findLatestConsented(context, "staff");
    return members
      .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0)
      .map((member) => {
        const { id, name, role, qualification, subjects, joined, photo, consent } = member;
        const isShown = consentOn(context.day, consent, day).holds && consented.has(id);
        const [file = ""] = isShown ? names(context.nameOf, "media", photo) : [];
        return {
          _id: String(id),
          id: String(id),
          name,
          role,
          qualification: text(qualification),
          subjects: text(subjects),
          joined: day(joined),
          photo: file,
        };
      });
  },
};
