import type { StaffMember } from "@manor/content-api/staff";
import { findConsent } from "../fields/consent.ts";
import { day, findPublished, type ListCall, names, sortRecords, text } from "./list-published.ts";

/** Part of the school settings, so no path leads to it. A photo needs consent; the other facts do not. */
export const staff: ListCall<StaffMember & { _id: string }> = {
  reads: ["staff", "media"],
  list: async (context) => {
    const members = sortRecords(await findPublished(context, "staff"), "name");
    const isConsented = await findConsent(context.payload, "staff", "photos");
    return members
      .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0)
      .map((member) => {
        const { id, name, role, qualification, subjects, joined, photo } = member;
        const [file = ""] = isConsented(member) ? names(context.nameOf, "media", photo) : [];
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
