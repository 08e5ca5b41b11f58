import { factNames } from "@manor/content-api/fact-names";
import { textPage } from "@manor/content-api/text-pages";
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  ValidationError,
} from "payload";
import { websiteAccess } from "../access/website-access.ts";
import { filesOf } from "../content-api/files.ts";
import { changedBy } from "../fields/changed-by.ts";
import { raisingRevision } from "../revision/hooks.ts";
import { backToSampleText } from "../text-pages/back-to-sample-text.ts";
import { bodyField, hiding, pageEntries } from "../text-pages/page-fields.ts";
import { pageOf } from "../text-pages/page-value.ts";
import { recordVersions } from "./record-versions.ts";

type Kept = { replaces?: string | null; address?: string };

const belongsToSite =
  "This page is part of the website and cannot be deleted. You can hide it instead.";

const staysOnSite = (doc: Kept | undefined): void => {
  if (doc?.replaces) throw new APIError(belongsToSite, 400, undefined, true);
};

/** Saving a page makes its text the school's own; only the seed writes without a user. */
const noteHand: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  if (data["deletedAt"]) staysOnSite(originalDoc);
  return { ...data, isSample: context["isSample"] === true };
};

/** The website leaves out a page that it cannot read, so the admin panel does not publish one. */
const canBeRead: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data["_status"] !== "published") return data;
  const { nameOf } = await filesOf(req.payload);
  const page = textPage.safeParse(pageOf({ ...originalDoc, ...data }, nameOf));
  // Other errors are shown at their own field.
  if (page.success || !page.error.issues.some(({ path }) => path[0] === "body")) return data;
  const message = `The website cannot show this text. Please use only web links and these placeholders: ${factNames.join(", ")}.`;
  throw new ValidationError({ collection: "pages", errors: [{ path: "body", message }] });
};

/** Stores the former address of a published page, so that old links still work. */
const keepOldAddress: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== "update" || data["_status"] !== "published") return data;
  const { docs } = await req.payload.find({
    collection: "pages",
    where: { id: { equals: originalDoc.id }, _status: { equals: "published" } },
    depth: 0,
    req,
  });
  const [before] = docs as Kept[];
  const now: unknown = data["address"];
  const old = Array.isArray(originalDoc.oldAddresses) ? originalDoc.oldAddresses : [];
  const all = new Set<unknown>([...old, ...(before ? [before.address] : [])]);
  all.delete(now);
  return { ...data, oldAddresses: [...all] };
};

/** Pages of text: those of the website, which begin with the sample's words, and those that the office adds. */
export const pages: CollectionConfig = {
  slug: "pages",
  labels: { singular: "Page", plural: "Pages" },
  admin: {
    group: "Website",
    useAsTitle: "title",
    defaultColumns: ["title", "address", "group", "_status"],
    description:
      "Text pages of the website. You can edit or hide the built-in pages, and add new ones.",
    components: {
      edit: { beforeDocumentControls: ["/src/admin/back-to-sample-text.tsx#BackToSampleText"] },
    },
  },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: {
    ...raisingRevision,
    beforeChange: [noteHand, canBeRead, keepOldAddress],
    beforeDelete: [
      async ({ id, req }) =>
        staysOnSite(
          await req.payload.findByID({ collection: "pages", id, depth: 0, trash: true, req }),
        ),
    ],
  },
  endpoints: [backToSampleText],
  defaultSort: "title",
  fields: [
    ...pageEntries.fields,
    bodyField,
    ...hiding,
    { name: "replaces", type: "text", index: true, defaultValue: "", admin: { hidden: true } },
    { name: "isSample", type: "checkbox", defaultValue: false, admin: { hidden: true } },
    { name: "oldAddresses", type: "json", admin: { hidden: true } },
    changedBy,
  ],
};
