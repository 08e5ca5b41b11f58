import type { Field, FieldHook, PayloadRequest } from "payload";
import { setByCode } from "../../access/access.ts";

/** Sets a field when an editor first gives an enquiry another state than "new", and empties it with that state. */
const onFirstAnswer =
  (read: (req: PayloadRequest) => string | undefined): FieldHook =>
  ({ siblingData, originalDoc, value, req, field }) => {
    if (!req.user) return value;
    if (siblingData["state"] === "new") return null;
    return originalDoc?.[field.name ?? ""] ?? read(req);
  };

/** The state of an enquiry, and who first answered it. */
export const answeredFields: Field[] = [
  {
    name: "state",
    label: "State",
    type: "select",
    required: true,
    defaultValue: "new",
    index: true,
    options: [
      { value: "new", label: "New" },
      { value: "answered", label: "Answered" },
      { value: "visit", label: "Visit agreed" },
      { value: "registered", label: "Registered" },
      { value: "closed", label: "Closed" },
    ],
    admin: { position: "sidebar" },
  },
  {
    name: "note",
    label: "Note of the office",
    type: "textarea",
    maxLength: 2_000,
    admin: { position: "sidebar", description: "Only the office sees it." },
  },
  {
    name: "answeredBy",
    type: "text",
    access: setByCode,
    admin: { hidden: true },
    hooks: { beforeChange: [onFirstAnswer(({ user }) => user?.name || user?.email)] },
  },
  {
    name: "answeredAt",
    type: "date",
    access: setByCode,
    admin: { hidden: true },
    hooks: { beforeChange: [onFirstAnswer(() => new Date().toISOString())] },
  },
];
