import { withoutFocus } from "@manor/content-api/image-path";
import { type TextPage, textPage } from "@manor/content-api/text-pages";
import type { CollectionSlug, Payload } from "payload";
import { publicPages } from "../admin/visibility/public-pages.ts";
import { hasSession } from "../auth/session-length.ts";
import { toPage } from "../collections/pages/page-value.ts";
import { config } from "../config.ts";
import {
  type FileNames,
  type Files,
  getPreviewFiles,
  type ImageTexts,
} from "../content-api/files.ts";
import { serveFile } from "../content-api/image.ts";
import { problem } from "../content-api/problem.ts";
import { readJson, requestsThisSchool } from "../content-api/request.ts";
import { findOne } from "../database/find-records.ts";
import { today } from "../today.ts";
import { inEnglish } from "../translations/languages.ts";
import { trustedOrigins } from "../trusted-origins.ts";
import { listsOf, previewPages } from "./previews.ts";
import { readTicket } from "./ticket.ts";

/**
 * GET /api/preview/{ticket}: a record as the website would show it if its latest draft were published.
 * POST with form values: the same with unsaved input, which is not stored.
 * GET /api/preview/{ticket}/file/{name}: an image, published or not. A withheld one only if the record uses it.
 */
export async function handlePreview(
  payload: Payload,
  request: Request,
  [ticket = "", word, name = ""]: string[],
): Promise<Response> {
  const opened = readTicket(ticket, payload.secret);
  const slug = opened?.collection as CollectionSlug | undefined;
  const findPage = slug && previewPages[slug];
  const isOpen = opened && (await hasSession(payload, opened.user, opened.session));
  if (!isOpen || !slug || !findPage || !requestsThisSchool(request))
    return problem(404, "This preview does not exist.");
  const saved = await payload.findByID({
    collection: slug,
    id: opened.id,
    depth: 0,
    draft: true,
    disableErrors: true,
  });
  if (!saved) return problem(404, "This record no longer exists.");
  const files = await getPreviewFiles(payload, `${slug}/${saved.id}`);
  if (word === "file") {
    // An image may have just been chosen in the form, so the saved record does not name it. A withheld one opens only
    // in the previews of the records that use it.
    const stored = withoutFocus(name);
    return files.names.has(stored)
      ? serveFile(payload, request, stored)
      : problem(404, "This file does not exist.");
  }
  const typed = request.method === "POST" ? await readJson(request) : {};
  if (typed instanceof Response) return typed;
  const record = { ...saved, ...typed, id: saved.id };
  const shown = await renderRecord(payload, slug, record, files);
  if (!shown) return problem(404, "The website has no place for this record.");
  const response = {
    lists: listsOf(slug),
    page: findPage(record),
    ...files.withFocalPoints(shown),
    adminOrigins: trustedOrigins(config.url),
  };
  return Response.json(response, { headers: { "cache-control": "no-store" } });
}

/**
 * The list item or the text page that a record would be if it were published, whatever hides it from visitors.
 * `replaces` is the address of the published page. `undefined` when the website has no place for it.
 */
async function renderRecord(
  payload: Payload,
  slug: CollectionSlug,
  record: { id: number | string },
  files: Files,
): Promise<{ item: object; textPage?: TextPage; replaces?: string } | undefined> {
  // A form sends files as records, the database as ids.
  const toId = (file: unknown): unknown => Object(file ?? {}).id ?? file;
  const nameOf: FileNames = (collection, file) => files.nameOf(collection, toId(file));
  const textsOf: ImageTexts = (picture) => files.textsOf(toId(picture));
  if (slug === "pages") {
    const { data } = textPage.safeParse(toPage(record, nameOf));
    const where = { id: { equals: record.id }, _status: { equals: "published" } };
    const published = await findOne(payload, "pages", where);
    return data && { item: {}, textPage: data, replaces: published?.address };
  }
  const context = { payload, day: today(), nameOf, textsOf, translate: inEnglish.translate };
  const item = publicPages[slug]?.call.toItem?.(record, context);
  return item && { item };
}
