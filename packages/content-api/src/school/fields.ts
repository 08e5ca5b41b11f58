import { z } from "zod";
import { toCalendarDay } from "../calendar-day.ts";
import { cleanText } from "../fields.ts";
import { imagePath } from "../image-path.ts";
import { addressNames } from "./address-names.ts";
import { factNames, isFactName, listPlaceholders } from "./fact-names.ts";

const trimmed = z.string().transform(cleanText);

export const optionalLine = (maxLength: number) => trimmed.pipe(z.string().max(maxLength));

export const line = (maxLength: number) => trimmed.pipe(z.string().min(1).max(maxLength));

/** A text with known facts as placeholders in braces; `further` allows more names. */
export const template = (maxLength: number, further: readonly string[] = []) =>
  line(maxLength).refine(
    (text) => listPlaceholders(text).every((name) => isFactName(name) || further.includes(name)),
    `contains an unknown fact; the names are ${[...factNames, ...further].join(", ")}`,
  );

export const optionalTemplate = (maxLength: number) =>
  z.union([z.literal(""), template(maxLength)]);

/** A page or file of the site, or a web address. No other protocol is ever linked. */
const linked = /^(?:https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/i;

export const address = trimmed.pipe(z.string().max(500).regex(linked));

export const optionalAddress = z.union([z.literal(""), address]);

/** An address, or a placeholder for one of the school's addresses: "{registration}". */
export const place = z.union([z.enum(addressNames.map((name) => `{${name}}` as const)), address]);

export const optionalPlace = z.union([z.literal(""), place]);

/** The name of a picture, either bundled with the site or uploaded to the CMS. */
export const picture = trimmed.pipe(
  z
    .string()
    .max(200)
    .refine((name) => imagePath(name) !== "" && !/^https?:/i.test(name), "is not a picture"),
);

/** The name of a film that was uploaded to the CMS, or "" for none. */
export const optionalFilm = z.union([
  z.literal(""),
  trimmed.pipe(z.string().regex(/^[\w-]{1,100}\.mp4$/, "is not a film")),
]);

/** The address of an iframe; the CSP allows only https. */
export const framedAddress = z.union([
  z.literal(""),
  trimmed.pipe(
    z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s"'<>\\]+$/i),
  ),
]);

export const phone = trimmed.pipe(
  z
    .string()
    .max(40)
    .regex(/^\+?[\d\s()./-]*\d[\d\s()./-]*$/),
);

/** A count; 0 hides it. */
export const count = z.int().min(0).max(1_000_000);

/** `1:12`, or "" to hide it. */
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

/** `6:00 AM` */
export const timeOfDay = line(20).refine(
  (text) => /^(?:1[0-2]|[1-9]):[0-5]\d (?:AM|PM)$/.test(text),
  "must look like 6:00 AM",
);

const TIME =
  /^(?:1[0-2]|[1-9]):[0-5]\d(?: (?:AM|PM|noon))? to (?:1[0-2]|[1-9]):[0-5]\d (?:AM|PM|noon)$/;

/** `9:35 to 10:20 AM` */
export const callTime = line(40).refine(
  (text) => TIME.test(text),
  "must look like 9:35 to 10:20 AM",
);
