import type { GlobalConfig } from "payload";
import { isSignedIn, mayPublish } from "../access/access.ts";
import { bumpOnCommit } from "../content-version/content-version.ts";
import { changedBy } from "../fields/record-fields.ts";
import { choices, notice } from "./admission-fields.ts";
import { inRow } from "./setting-fields.ts";

/** The form /admission/visit of the website. It has no drafts: one switch opens it. */
export const visitSettings: GlobalConfig = {
  slug: "visit-settings",
  label: "Visits to the school",
  admin: {
    group: "Your school",
    hideAPIURL: true,
    description:
      "The page /admission/visit. Families book one of the visit times there. Bookings need e-mail.",
  },
  access: { read: isSignedIn, update: mayPublish },
  hooks: { afterChange: [({ global, req }) => bumpOnCommit(global.slug, req)] },
  fields: [
    { name: "isOpen", label: "Families can book visits", type: "checkbox", defaultValue: false },
    choices("classes", "Classes", 30, "IV"),
    inRow(
      notice(
        "noticeEnglish",
        "Privacy notice, in English",
        "We use your name and e-mail address only to arrange your visit.",
      ),
      notice(
        "noticeHindi",
        "Privacy notice, in Hindi",
        "हम आपका नाम और ई-मेल पता केवल आपकी भेंट तय करने के लिए उपयोग करते हैं।",
      ),
    ),
    changedBy,
  ],
};
