import { factNames } from "@manor/content-api/fact-names";
import { textPage } from "@manor/content-api/text-pages";
import { type CollectionBeforeChangeHook, ValidationError } from "payload";
import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { getStoredNames } from "../../content-api/files.ts";
import { versionHooks } from "../../content-version/content-version.ts";
import { findOne } from "../../database/find-records.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { forgetFormerAddresses, redirectFormerAddress } from "../redirects/redirect-hooks.ts";
import { bodyField, hidingFields, pageFields } from "./page-fields.ts";
import { toPage } from "./page-value.ts";

const requireReadable: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data["_status"] !== "published") return data;
  const nameOf = await getStoredNames(req.payload);
  const page = textPage.safeParse(toPage({ ...originalDoc, ...data }, nameOf));
  // Other errors are shown at their own field.
  if (page.success || !page.error.issues.some(({ path }) => path[0] === "body")) return data;
  const message = createTranslator(req.i18n.language)(
    "The website cannot show this text. Please use only web links and these placeholders: {names}.",
    { names: factNames.join(", ") },
  );
  throw new ValidationError({ collection: "pages", errors: [{ path: "body", message }] });
};

const redirectOldAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data["_status"] !== "published") return data;
  // The latest version may be a draft, which already has the new address.
  const where = { id: { equals: originalDoc?.id ?? 0 }, _status: { equals: "published" } };
  const before = await findOne(req.payload, "pages", where, { req });
  await redirectFormerAddress(req, String(data["address"]), before?.address);
  return data;
};

export const pages = websiteCollection({
  slug: "pages",
  labels: { singular: "Page", plural: "Pages" },
  admin: {
    useAsTitle: "title",
    defaultColumns: ["title", "address", "group", "_status"],
    description: "Text pages of the website.",
  },
  hooks: {
    beforeChange: [requireReadable, redirectOldAddress],
    afterDelete: [
      ...(versionHooks.afterDelete ?? []),
      ({ doc, req }) => forgetFormerAddresses(req, doc.address),
    ],
  },
  defaultSort: "title",
  fields: [
    ...pageFields,
    bodyField,
    ...hidingFields,
    // Release 0.1.0 needs the columns of these three after a rollback. The next release removes them.
    { name: "oldAddresses", type: "json", admin: { hidden: true } },
    { name: "replaces", type: "text", index: true, defaultValue: "", admin: { hidden: true } },
    { name: "isSample", type: "checkbox", defaultValue: false, admin: { hidden: true } },
  ],
});
