import { z } from "zod";
import { toCalendarDay } from "../calendar-day.ts";
import { cleanText } from "../clean-text.ts";
import { imagePath } from "../image-path.ts";
import { addressNames } from "./address-names.ts";
import { factNames, isFactName, namesIn } from "./fact-names.ts";

/** One line of text, cleaned and trimmed. */
const trimmed = z.string().transform(cleanText);

/** A text of at most so many signs, which may be empty. */
export const optionalLine = (longest: number) => trimmed.pipe(z.string().max(longest));

/** A text that is there, of at most so many signs. */
export const line = (longest: number) => trimmed.pipe(z.string().min(1).max(longest));

/** A text that names facts in braces, each by a name that is known. Further names may be allowed. */
export const sentence = (longest: number, further: readonly string[] = []) =>
  line(longest).refine(
    (text) => namesIn(text).every((name) => isFactName(name) || further.includes(name)),
    `names a fact that there is not; the names are ${[...factNames, ...further].join(", ")}`,
  );

/** The same, or nothing. */
export const optionalSentence = (longest: number) => z.union([z.literal(""), sentence(longest)]);

/** A page or file of the site, or a web address. Nothing else is ever linked. */
const linked = /^(?:https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/i;

/** An address to link to. */
export const address = trimmed.pipe(z.string().max(500).regex(linked));

/** The same, or "" for a link that the school does not have. */
export const optionalAddress = z.union([z.literal(""), address]);

/** An address, or one of the school's own by its name in braces: "{registration}". */
export const place = z.union([z.enum(addressNames.map((name) => `{${name}}` as const)), address]);

/** The same, or "" for what leads nowhere yet. */
export const optionalPlace = z.union([z.literal(""), place]);

/** A picture: one that comes with the site by its name, any other by its name at the CMS. */
export const picture = trimmed.pipe(
  z
    .string()
    .max(200)
    .refine((name) => imagePath(name) !== "" && !/^https?:/i.test(name), "is no picture"),
);

/** An address that is framed: the content policy takes https alone. */
export const framedAddress = z.union([
  z.literal(""),
  trimmed.pipe(
    z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s"'<>\\]+$/i),
  ),
]);

/** A telephone number as it is printed. */
export const phone = trimmed.pipe(
  z
    .string()
    .max(40)
    .regex(/^\+?[\d\s()./-]*\d[\d\s()./-]*$/),
);

/** A count, or 0 for one that the school does not give. */
export const count = z.int().min(0).max(1_000_000);

/** `1:12`, or "" for one that the school does not give. */
export const optionalRatio = z.union([
  z.literal(""),
  trimmed.pipe(z.string().regex(/^\d{1,3}:\d{1,4}$/)),
]);

/** A colour as `#12332a`. */
export const colour = trimmed.pipe(
  z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/),
);

export const year = z.int().min(1000).max(2999);

/** A calendar day in Kolkata as `YYYY-MM-DD`, or "" for none. Anything else is invalid. */
export const optionalDay = trimmed
  .transform((text) => ({ text, day: toCalendarDay(text) }))
  .refine(({ text, day }) => text === "" || day !== "")
  .transform(({ day }) => day);

const TIME =
  /^(?:1[0-2]|[1-9]):[0-5]\d(?: (?:AM|PM|noon))? to (?:1[0-2]|[1-9]):[0-5]\d (?:AM|PM|noon)$/;

/** `9:35 to 10:20 AM` */
export const callTime = line(40).refine(
  (text) => TIME.test(text),
  "is written like 9:35 to 10:20 AM",
);
