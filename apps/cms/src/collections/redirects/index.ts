import { normalizeAddress, toLocalAddress } from "@manor/content-api/redirect-address";
import type { CollectionConfig, PayloadRequest } from "payload";
import { mayPublish, setByCode } from "../../access/access.ts";
import { bumpOnCommit, versionHooks } from "../../content-version/content-version.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { changedBy } from "../../fields/record-fields.ts";
import { validator } from "../../fields/validator.ts";
import type { Redirect } from "../../payload-types.ts";
import { checkAndPlace, forgetMissing, normalizeFields, slug } from "./redirect-hooks.ts";

const isAddress = validator(
  (value) =>
    (typeof value === "string" && normalizeAddress(value) !== undefined) ||
    "Please enter a path of the former site, such as /about-us or /?page_id=12.",
);

type Siblings = { siblingData: { type?: unknown } };

const isTarget = validator(
  (value, { siblingData }: Siblings) =>
    siblingData.type === "410" ||
    (typeof value === "string" && toLocalAddress(value) !== undefined) ||
    "Please enter a path of this website, such as /contact.",
);

/** The response with the pages has their former addresses, too. */
const bumpPages = async ({ doc, req }: { doc: Redirect; req: PayloadRequest }): Promise<void> => {
  if (doc.origin === "address") await bumpOnCommit("pages", req);
};

/** What the website answers at addresses of the former site and of renamed pages. Effective as soon as it is saved. */
export const redirects: CollectionConfig = {
  slug,
  labels: { singular: "Redirect", plural: "Redirects" },
  admin: {
    group: "Website",
    useAsTitle: "from",
    defaultColumns: ["from", "to", "type", "origin", "hits", "lastHit"],
    description:
      "Old addresses that lead to pages of this website, or say that a page is gone for good.",
    listSearchableFields: ["from", "to"],
    enableRichTextRelationship: false,
  },
  access: { read: mayPublish, create: mayPublish, update: mayPublish, delete: mayPublish },
  defaultSort: "from",
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    ...versionHooks,
    beforeValidate: [normalizeFields],
    beforeChange: [checkAndPlace],
    afterChange: [...(versionHooks.afterChange ?? []), bumpPages, forgetMissing],
    afterDelete: [...(versionHooks.afterDelete ?? []), bumpPages],
  },
  fields: [
    {
      name: "from",
      label: "Old address",
      type: "text",
      required: true,
      unique: true,
      index: true,
      validate: isAddress,
      admin: {
        placeholder: "/about-us",
        description:
          "Upper and lower case and a slash at the end do not matter. You can paste the whole address.",
      },
    },
    {
      name: "type",
      label: "What visitors get",
      type: "select",
      required: true,
      defaultValue: "301",
      options: [
        { value: "301", label: "Another page (301)" },
        { value: "410", label: "“Gone for good” (410)" },
      ],
    },
    {
      name: "to",
      label: "Leads to",
      type: "text",
      validate: isTarget,
      admin: {
        placeholder: "/contact",
        description: "A path of this website.",
        condition: (data) => data?.type !== "410",
      },
    },
    {
      name: "origin",
      label: "Comes from",
      type: "select",
      required: true,
      defaultValue: "editor",
      options: [
        { value: "editor", label: "A user" },
        { value: "import", label: "The import of the former site" },
        { value: "address", label: "A page that was renamed" },
      ],
      access: setByCode,
      admin: { position: "sidebar", readOnly: true },
    },
    {
      name: "hits",
      label: "Used",
      type: "number",
      defaultValue: 0,
      access: setByCode,
      admin: { position: "sidebar", readOnly: true },
    },
    {
      ...calendarDay({
        name: "lastHit",
        label: "Last used",
        index: true,
        admin: { position: "sidebar", readOnly: true },
      }),
      access: setByCode,
    },
    { name: "targetPath", type: "text", index: true, access: setByCode, admin: { hidden: true } },
    changedBy,
  ],
};
