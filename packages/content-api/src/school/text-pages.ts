import { z } from "zod";
import { languageFields } from "../languages.ts";
import { figureNames, isFactName, listPlaceholders } from "./fact-names.ts";
import { line, optionalLine, optionalTemplate, picture, place, template } from "./fields.ts";

/** Content that a text page embeds from the settings of the school. */
export const embedNames = [
  "admissionCycle",
  "entranceTest",
  "documents",
  "fees",
  "callTimings",
  "milestones",
  "song",
  "walks",
  "views",
  "officePhone",
  "admissionsPhone",
] as const;

export type EmbedName = (typeof embedNames)[number];

/** Text with its spaces at both ends; may contain facts as placeholders. */
const words = z
  .string()
  .max(5_000)
  .transform((text) => text.replaceAll("\0", "").toWellFormed())
  .refine((text) => listPlaceholders(text).every(isFactName), "contains an unknown fact");

const text = z.object({
  kind: z.literal("text"),
  text: words,
  isStrong: z.boolean().optional(),
  isEmphasis: z.boolean().optional(),
});

/** A page, a web address, a placeholder, `mailto:` or `tel:`. No other protocol is ever linked. */
export const linkedTo = z.union([
  place,
  z
    .string()
    .max(500)
    .regex(/^(?:mailto:[^\s"'<>\\]+|tel:[+\d][\d\s-]*)$/i),
]);

const piece = z.discriminatedUnion("kind", [
  text,
  z.object({ kind: z.literal("break") }),
  z.object({ kind: z.literal("link"), href: linkedTo, texts: z.array(text).min(1).max(50) }),
]);

const pieces = z.array(piece).max(200);

/** The cells of a table, without formatting. */
const row = z.array(optionalTemplate(200)).min(1).max(8);

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), pieces }),
  z.object({ kind: z.literal("heading"), level: z.union([z.literal(2), z.literal(3)]), pieces }),
  z.object({ kind: z.literal("list"), isOrdered: z.boolean(), items: z.array(pieces).max(100) }),
  z.object({ kind: z.literal("quote"), pieces }),
  z.object({
    kind: z.literal("picture"),
    picture,
    alt: optionalLine(300),
    caption: optionalLine(200),
  }),
  z.object({ kind: z.literal("button"), label: line(80), href: place }),
  z.object({ kind: z.literal("table"), head: row, rows: z.array(row).max(100) }),
  z.object({ kind: z.literal("embed"), name: z.enum(embedNames) }),
]);

/** `/swimming-pool`, with at most three segments. */
export const pageAddress = line(100).pipe(z.string().regex(/^(?:\/[A-Za-z0-9_-]+){1,3}$/));

export const textPage = z.object({
  address: pageAddress,
  title: template(80),
  /** Its menu group; "" for none. */
  group: optionalLine(40),
  lead: optionalTemplate(300),
  description: optionalTemplate(300),
  picture: z.union([z.literal(""), picture]),
  caption: optionalLine(200),
  figures: z.array(z.enum(figureNames)).max(6),
  body: z.array(block).max(500),
  ...languageFields,
});

const moved = z.object({ from: pageAddress, to: pageAddress });

export const textPages = z.object({
  /** Each page is parsed separately: an invalid one is left out. */
  list: z.array(z.unknown()).max(500).transform(goodPages),
  moved: z.array(moved).max(2_000),
});

export type TextPage = z.infer<typeof textPage>;
export type TextBlock = z.infer<typeof block>;
export type TextPiece = z.infer<typeof piece>;
export type TextWords = z.infer<typeof text>;

function goodPages(list: unknown[]): TextPage[] {
  return list.flatMap((one) => {
    const page = textPage.safeParse(one);
    return page.success ? [page.data] : [];
  });
}

/** The invalid pages of a response, each with the reason. */
export function brokenPages(json: unknown): string[] {
  const { list } = Object(json) as { list?: unknown };
  return (Array.isArray(list) ? list : []).flatMap((one) => {
    const page = textPage.safeParse(one);
    const name = String(Object(one).address ?? "a page without an address").slice(0, 100);
    return page.success ? [] : [`${name}: ${z.prettifyError(page.error)}`];
  });
}
