import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  FieldAccess,
  PayloadRequest,
} from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { isForWholeHost } from "../access/is-for-whole-host.ts";
import { isSignedIn } from "../access/is-signed-in.ts";
import { nobody } from "../access/nobody.ts";
import { config } from "../host-config.ts";
import { raisingRevision } from "../revision/hooks.ts";
import { knownSchools } from "../schools/known-schools.ts";
import { siteOrigin } from "../schools/site-origin.ts";
import { ensurePages } from "../text-pages/ensure-pages.ts";

/** A school that is added begins with the website's pages of text, as the first one did. */
const beginWithPages: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === "create" && req.user) await ensurePages(req.payload, doc.id, req);
};

/** The host's own school has its website from the settings, as long as nobody says another. */
const isWebsite = (value: unknown, { data }: { data: { code?: string } }): true | string => {
  const isOwn = data.code?.toLowerCase() === config.schoolCode.toLowerCase();
  if (isOwn && !value) return true;
  return (
    siteOrigin(value) !== undefined ||
    "Please give the address of its website, such as https://www.sgc.example."
  );
};

const onlyHost: FieldAccess = ({ req }) => Boolean(isForWholeHost({ req }));

/** Every address asks in small or large letters, so no two schools differ by these alone. */
async function isOwnCode(
  value: unknown,
  { id, req }: { id?: unknown; req: PayloadRequest },
): Promise<true | string> {
  const code = String(value);
  if (!/^[A-Za-z0-9]{2,20}$/.test(code)) return "Please use 2 to 20 letters and digits.";
  const isTaken = (await knownSchools(req.payload)).some(
    (known) => known.id !== id && known.code.toLowerCase() === code.toLowerCase(),
  );
  return !isTaken || "Another school has this code.";
}

export const schools: CollectionConfig = {
  slug: "schools",
  labels: { singular: "School", plural: "Schools" },
  admin: { group: "Settings", useAsTitle: "name", defaultColumns: ["name", "code"] },
  access: { read: isSignedIn, create: isForWholeHost, update: isAdmin, delete: nobody },
  // Everything hangs on it: events, menus, messages, and every address that the website asks for.
  disableDuplicate: true,
  hooks: {
    ...raisingRevision,
    afterChange: [...(raisingRevision.afterChange ?? []), beginWithPages],
  },
  fields: [
    { name: "name", type: "text", required: true, maxLength: 200 },
    {
      name: "code",
      type: "text",
      required: true,
      unique: true,
      access: { update: () => false },
      validate: isOwnCode,
      admin: {
        description: "Part of every address that the website asks for, so it cannot be changed.",
      },
    },
    {
      name: "website",
      label: "Address of its website",
      type: "text",
      maxLength: 200,
      validate: isWebsite,
      // The desk frames it, and asks it for dead links.
      access: { create: onlyHost, update: onlyHost },
      hooks: {
        beforeValidate: [({ value }) => siteOrigin(value) ?? value],
      },
      admin: {
        description: "Where letters and previews of this school lead.",
      },
    },
  ],
};
