import { knownLanguages } from "@manor/content-api/languages";
import { NotFound, type PayloadRequest } from "payload";
import { isSignedIn } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { findTranslation } from "../../translations/find-translation.ts";
import { getLanguages } from "../../translations/languages.ts";
import { listStates, type SourceState } from "../../translations/list-states.ts";
import { readSource, type SourceTexts } from "../../translations/read-source.ts";
import { toSourceKey } from "../../translations/translatable.ts";

export type TranslationOf = { language: string; name: string } & Partial<
  Pick<SourceState, "state" | "id" | "since">
>;

type SourceResponse = Pick<SourceTexts, "title" | "kind" | "isPublished" | "segments"> & {
  /** Its form in the admin. */
  path: string;
};

/** The texts of a source, for the left column of the form. */
const sourceEndpoint = defineEndpoint("get", "/translation-source", isSignedIn, async (req) => {
  const { title, kind, isPublished, segments, source } = await requireSource(req, req.query["of"]);
  const path =
    source.id === undefined
      ? `/globals/${source.slug}`
      : `/collections/${source.slug}/${source.id}`;
  return Response.json({ title, kind, isPublished, segments, path } satisfies SourceResponse);
});

/** The translations of a source, for its own form. */
const statesEndpoint = defineEndpoint("get", "/translation-states", isSignedIn, async (req) => {
  const { source } = await requireSource(req, req.query["of"]);
  const of = toSourceKey(source.slug, source.id);
  const languages = await getLanguages(req.payload);
  const found = languages.map(async ({ code, name }): Promise<TranslationOf> => {
    const known = (await listStates(req.payload, code)).find((each) => each.of === of);
    const id = known?.id ?? (await findTranslation(req, of, code, { trash: true }))?.id;
    const { state, since } = known ?? {};
    return {
      language: code,
      name,
      ...(state && { state }),
      ...(since && { since }),
      ...(id !== undefined && { id }),
    };
  });
  return Response.json(await Promise.all(found));
});

/** Opens the translation of a source: a new draft, unless there is one. */
const openEndpoint = defineEndpoint("post", "/translation-open", isSignedIn, async (req) => {
  const body = await readBody(req);
  const language = knownLanguages.find(({ code }) => code === body["language"])?.code;
  const { source } = await requireSource(req, body["of"]);
  if (!language) throw new NotFound(req.t);
  const of = toSourceKey(source.slug, source.id);
  const known = await findTranslation(req, of, language, { trash: true });
  const { id } = known ?? (await createTranslation(req, of, language));
  return Response.json({ id, isTrashed: Boolean(known?.deletedAt) });
});

export const createTranslation = (req: PayloadRequest, of: string, language: string) =>
  req.payload.create({
    collection: "translations",
    // The database has the languages of the settings as its type.
    data: { of, language: language as "hi", texts: [], _status: "draft" },
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  });

async function requireSource(req: PayloadRequest, of: unknown): Promise<SourceTexts> {
  const source = await readSource(req.payload, of, req.i18n.language, req);
  if (!source) throw new NotFound(req.t);
  return source;
}

export const translationEndpoints = [sourceEndpoint, statesEndpoint, openEndpoint];
