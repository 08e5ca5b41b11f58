import type { PayloadRequest } from "payload";
import { z } from "zod";
import { mayPublish } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { findOne } from "../../database/find-records.ts";
import { isDay, toDay, toTimestamp } from "../../fields/dates.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { today } from "../../today.ts";

const Review = z.object({
  albums: z.array(z.int()).min(1).max(100),
  reason: z.enum(["consent", "noPerson"]),
  givenBy: z.string().trim().max(200).default(""),
  on: z.string().max(40).default(""),
  until: z.string().max(40).default(""),
});
type Review = z.infer<typeof Review>;
type Consent = { givenBy: string; on: string; until: string | null };

/** One consent for many albums. */
export const albumReviewEndpoint = defineEndpoint(
  "post",
  "/album-review",
  mayPublish,
  async (req) => {
    const { data } = Review.safeParse(await readBody(req));
    if (!data) throw new RefusalError("Please select an album.");
    const consent = readConsent(data, req.i18n.language);
    const skipped: string[] = [];
    for (const id of data.albums) skipped.push(...(await review(req, id, consent)));
    return Response.json({ saved: data.albums.length - skipped.length, skipped });
  },
);

function readConsent({ reason, givenBy, on, until }: Review, language: string): Consent {
  if (reason === "noPerson") {
    const noPerson = createTranslator(language)("No person is shown");
    return { givenBy: noPerson, on: toTimestamp(today()), until: null };
  }
  if (givenBy === "") throw new RefusalError("Please enter who gave the consent.");
  const last = readDate(until, false);
  return { givenBy, on: toTimestamp(readDate(on, true)), until: last ? toTimestamp(last) : null };
}

function readDate(typed: string, isRequired: boolean): string {
  const valid = isDay(typed, isRequired);
  if (valid !== true) throw new RefusalError(...toArguments(valid));
  return toDay(typed) ?? "";
}

const toArguments = (message: Exclude<ReturnType<typeof isDay>, true>) =>
  typeof message === "object"
    ? ([message.phrase, message.values] as const)
    : ([message, undefined] as const);

/** Returns the title of an album that was not changed. */
async function review(req: PayloadRequest, id: number, consent: Consent): Promise<string[]> {
  const { payload } = req;
  const where = { id: { equals: id } };
  const newest = await findOne(payload, "albums", where, { draft: true, req });
  const stored = await findOne(payload, "albums", where, { req });
  if (!newest || !stored) return [`${id}`];
  // A published album with unpublished changes: saving would publish or withdraw them.
  const isChanged = newest._status !== stored._status;
  if (isChanged || newest.consent?.givenBy) return [newest.title];
  const data = { consent, _status: newest._status ?? "draft" };
  await payload.update({ collection: "albums", id, data, req, overrideAccess: false, depth: 0 });
  return [];
}
