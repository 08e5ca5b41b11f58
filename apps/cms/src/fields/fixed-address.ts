import type { FieldAccess, TextField } from "payload";
import { isAdmin } from "../access/is-admin.ts";

const onlyAdmins: FieldAccess = ({ req }) => Boolean(isAdmin({ req }));

/**
 * For the few files that a page of the website names by itself: they are served at
 * /api/image/{school code}/{this}, whether or not a record shows them.
 * It would make any photograph public, so an admin decides; and consent still rules (contract/image.ts).
 */
export const fixedAddress: TextField = {
  name: "fixedAddress",
  label: "Fixed address",
  type: "text",
  unique: true,
  index: true,
  validate: (value: unknown) =>
    value === undefined ||
    value === null ||
    /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]{3,4})?$/.test(String(value)) ||
    "Please use small letters, digits and hyphens only, such as front-gate.",
  hooks: {
    // An emptied box must not take the one place that "no address" has under the unique index.
    beforeValidate: [
      ({ value }) => (typeof value === "string" && value.trim() ? value.trim() : null),
    ],
  },
  access: { create: onlyAdmins, update: onlyAdmins },
  admin: {
    position: "sidebar",
    // Out of the way while forty photographs are being uploaded.
    condition: (_, __, { operation }) => operation === "update",
    description:
      "Leave empty. Only for a picture that a page always shows: it is public at once. Only an admin can set it, and a picture of a pupil's record stays hidden without consent all the same.",
  },
};
