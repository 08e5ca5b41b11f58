import type { CollectionConfig } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { isSignedIn } from "../access/is-signed-in.ts";
import { nobody } from "../access/nobody.ts";
import { raisingRevision } from "../revision/hooks.ts";

export const schools: CollectionConfig = {
  slug: "schools",
  labels: { singular: "School", plural: "Schools" },
  admin: { group: "Settings", useAsTitle: "name", defaultColumns: ["name", "code"] },
  access: { read: isSignedIn, create: isAdmin, update: isAdmin, delete: nobody },
  // Everything hangs on it: events, menus, messages, and every address that the website asks for.
  disableDuplicate: true,
  hooks: raisingRevision,
  fields: [
    { name: "name", type: "text", required: true, maxLength: 200 },
    {
      name: "code",
      type: "text",
      required: true,
      unique: true,
      access: { update: () => false },
      validate: (value: unknown) =>
        /^[A-Za-z0-9]{2,20}$/.test(String(value)) || "Please use 2 to 20 letters and digits.",
      admin: {
        description: "Part of every address that the website asks for, so it cannot be changed.",
      },
    },
  ],
};
