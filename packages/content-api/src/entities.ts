import { z } from "zod";
import { calendarDay, optionalCalendarDay, optionalText, text, textList } from "./fields.ts";
import { languageFields } from "./languages.ts";
import { formNotice, VisitSettings } from "./visit-settings.ts";

/** Texts of one picture of a record: alt text and caption. */
const PictureWords = z.object({ file: text, alt: text, caption: text });
export type PictureWords = z.infer<typeof PictureWords>;

/** Optional and beyond the specification. */
const pictureFields = {
  /** The photo that an editor chose for the preview of a shared link. */
  cardPhoto: optionalText,
  /** The pictures of the record that have texts. */
  pictures: z.array(PictureWords).optional().catch(undefined),
};

/** Spec section 3, Event. `category` is `Events` or `AcademicCalender` (that spelling, R43). */
export const Event = z.object({
  _id: text,
  title: text,
  venue: text,
  date: calendarDay,
  time: text,
  description: text,
  images: textList,
  attachments: textList,
  category: text,
  ...pictureFields,
  ...languageFields,
});
export type Event = z.infer<typeof Event>;

/** Spec section 3, News. */
export const News = z.object({
  _id: text,
  title: text,
  fromDate: calendarDay,
  description: text,
  images: textList,
  attachments: textList,
  ...pictureFields,
  ...languageFields,
});
export type News = z.infer<typeof News>;

/** Spec section 3, Gallery item. `category` is `PhotoGallery` or `EventsSGSM`; the first attachment is the cover. */
export const Album = z.object({
  _id: text,
  title: text,
  description: text,
  date: calendarDay,
  category: text,
  attachments: textList,
  ...pictureFields,
  ...languageFields,
});
export type Album = z.infer<typeof Album>;

/** Spec section 3, Topper. `division` holds the marks as text; `sessionYear` is text such as `2025-2026`. */
export const Topper = z.object({
  _id: text,
  class: text,
  sessionYear: text,
  name: text,
  division: text,
  stream: text,
  attachments: textList,
  ...languageFields,
});
export type Topper = z.infer<typeof Topper>;

/** Spec section 3, Online registration: only its title. */
export const Registration = z.object({ title: text, ...languageFields });
export type Registration = z.infer<typeof Registration>;

/** Spec section 3, Highlight: one announcement. */
export const Highlight = z.object({
  _id: text,
  description: text,
  attachments: textList,
  url: text,
  /** Its last day; beyond the specification. */
  until: optionalCalendarDay,
  ...languageFields,
});
export type Highlight = z.infer<typeof Highlight>;

/** Spec section 3, Principal message. `message` is HTML from the CMS: sanitise before showing it. */
export const PrincipalMessage = z.object({
  _id: text,
  category: text,
  name: text,
  message: text,
  attachments: textList,
  ...languageFields,
});
export type PrincipalMessage = z.infer<typeof PrincipalMessage>;

/** Spec section 3, Birthday. The year of birth leaves neither our CMS nor the site's server: `date` is `2000-MM-DD` (R38). */
export const Birthday = z.object({
  _id: text,
  name: text,
  class: text,
  date: calendarDay,
  attachments: textList,
  ...languageFields,
});
export type Birthday = z.infer<typeof Birthday>;

/** Spec section 3, Notification pop-up. */
export const Notification = z.object({
  _id: text,
  title: text,
  description: text,
  image: textList,
  attachments: textList,
  url: text,
  ...languageFields,
});
export type Notification = z.infer<typeof Notification>;

/** Spec section 3, Weekly menu entry: the meals of one day. */
export const WeeklyMenuEntry = z.object({
  date: calendarDay,
  breakfast: text,
  lunch: text,
  dinner: text,
  ...languageFields,
});
export type WeeklyMenuEntry = z.infer<typeof WeeklyMenuEntry>;

/**
 * The emergency banner of every page; beyond the specification. `until` is an ISO date-time, or `""` to show it as
 * long as the CMS returns it.
 */
export const Alert = z.object({ text, url: text, until: text, ...languageFields });
export type Alert = z.infer<typeof Alert>;

/** The newsletter by e-mail, if the CMS sends one; beyond the specification. `sender` is its From address. */
export const Newsletter = z.object({ sender: text, ...languageFields });
export type Newsletter = z.infer<typeof Newsletter>;

/** What kind of person speaks; any other text shows no kind. */
export const voiceKinds = ["pupil", "parent", "staff"] as const;

/**
 * A sentence of a pupil, a parent or a member of staff; beyond the specification. `about` describes who speaks, such as
 * "Class XI". A CMS returns it only with the person's consent.
 */
export const Voice = z.object({
  _id: text,
  name: text,
  kind: text,
  about: text,
  sentence: text,
  attachments: textList,
  ...languageFields,
});
export type Voice = z.infer<typeof Voice>;

/** What families may ask about; beyond the specification. */
export const EnquirySettings = z.object({
  classes: textList.pipe(z.array(z.string()).min(1).max(30)),
  schoolYears: textList.pipe(z.array(z.string()).min(1).max(10)),
  /** How many school days after the next one the office answers. */
  extraDays: z.int().min(0).max(10).catch(0),
  /** Whether Saturday is a school day. Sunday never is. */
  hasSaturdays: z.boolean().catch(false),
  /** The privacy notice at the form. */
  notice: formNotice,
});
export type EnquirySettings = z.infer<typeof EnquirySettings>;

/**
 * What families may do before they apply; beyond the specification. The call has one entry while at least one of the
 * two is open, otherwise none.
 */
export const Admission = z
  .object({
    enquiries: EnquirySettings.optional().catch(undefined),
    visits: VisitSettings.optional().catch(undefined),
    ...languageFields,
  })
  .refine(({ enquiries, visits }) => enquiries !== undefined || visits !== undefined);
export type Admission = z.infer<typeof Admission>;
