import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";

/**
 * Without an admin nobody could let anybody in again; and without any account at all the desk would
 * offer the admin's place to whoever comes first.
 */
export const keepAnAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireAnotherAdmin(id, req);
};

export const keepAnAdminInRole: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isLeaving =
    originalDoc?.role === "admin" && data.role !== undefined && data.role !== "admin";
  if (operation === "update" && isLeaving) await requireAnotherAdmin(originalDoc.id, req);
  return data;
};

async function requireAnotherAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: "users",
    where: { role: { equals: "admin" }, id: { not_equals: id } },
    req,
  });
  if (totalDocs === 0) throw new LastAdminError();
}

class LastAdminError extends APIError {
  constructor() {
    super(
      "This is the only admin, so the account stays. Make somebody else an admin first.",
      400,
      undefined,
      true,
    );
    this.name = "LastAdminError";
  }
}
