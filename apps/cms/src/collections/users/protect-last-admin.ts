import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from "payload";
import { findAll } from "../../database/find-records.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";

/** Without any account, Payload would offer the admin role to the first visitor. */
export const protectLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireAnotherAdmin(id, req);
};

export const protectLastAdminRole: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { role } = { ...originalDoc, ...data };
  const isLeaving = originalDoc?.role === "admin" && role !== "admin";
  if (operation === "update" && isLeaving) await requireAnotherAdmin(originalDoc.id, req);
  return data;
};

async function requireAnotherAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const where = { role: { equals: "admin" } };
  const admins = await findAll(req.payload, "users", { where, req });
  if (admins.every((admin) => admin.id === id))
    throw new RefusalError(
      "This is the only administrator account. Make another user an administrator first.",
    );
}
