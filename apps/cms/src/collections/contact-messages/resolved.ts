import type { Access, Field } from "payload";
import { mayPublish, setByCode } from "../../access/access.ts";

const allowedFields = ["deletedAt", "isHandled"];

/** A message can only be resolved, reopened, moved to the trash and restored. */
export const mayResolve: Access = (args) => {
  const changed = Object.keys(Object(args.data ?? {}));
  const isAllowed = changed.length > 0 && changed.every((name) => allowedFields.includes(name));
  return isAllowed && mayPublish(args);
};

export const handledFields: Field[] = [
  {
    name: "isHandled",
    label: "Resolved",
    type: "checkbox",
    defaultValue: false,
    index: true,
    admin: {
      position: "sidebar",
      components: {
        Field: "/src/collections/contact-messages/resolve-message.tsx#ResolveMessage",
        Cell: "/src/collections/contact-messages/handled-cell.tsx#HandledCell",
      },
    },
  },
  {
    name: "handledBy",
    type: "text",
    access: setByCode,
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data, value, req }) => {
          if (data?.isHandled === undefined || !req.user) return value;
          return data.isHandled ? req.user.name || req.user.email : null;
        },
      ],
    },
  },
  {
    name: "handledAt",
    type: "date",
    access: setByCode,
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data, value, originalDoc, req }) => {
          if (data?.isHandled === undefined || !req.user) return value;
          if (!data.isHandled) return null;
          return originalDoc?.isHandled ? value : new Date().toISOString();
        },
      ],
    },
  },
];
