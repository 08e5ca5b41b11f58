import { isSignedIn } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { authorLabel } from "../../fields/changed-by.ts";
import { formatDateTime } from "../../fields/dates.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { findVisibility } from "./find-visibility.ts";
import { findRequestedRecord, hasPublicPage } from "./public-pages.ts";

export const visibilityEndpoint = defineEndpoint(
  "get",
  "/visibility/:collection/:id",
  isSignedIn,
  async (req) => {
    const { collection, record } = await findRequestedRecord(req, hasPublicPage, true);
    const { language } = req.i18n;
    const visibility = await findVisibility(req.payload, collection, record, language);
    const { changedBy, updatedAt }: { changedBy?: string; updatedAt?: string } = record;
    const saved = updatedAt && savedBy(updatedAt, changedBy, language);
    return Response.json({ visibility, saved });
  },
);

function savedBy(updatedAt: string, name: string | undefined, language: string): string {
  const date = formatDateTime(updatedAt, language);
  if (!name) return date;
  const t = createTranslator(language);
  return t("{time}, by {name}", { time: date, name: authorLabel(t, name) });
}
