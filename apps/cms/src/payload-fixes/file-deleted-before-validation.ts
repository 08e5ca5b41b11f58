import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";

/**
 * Payload deletes the former file of a record before it validates the fields, so a refused change loses the file. A
 * check in this hook runs before.
 */
export const checkBeforeUpload =
  (
    check: (data: Partial<Record<string, unknown>>, req: PayloadRequest) => Promise<void>,
  ): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if ((operation === "create" || operation === "update") && "data" in args)
      await check(args.data ?? {}, req);
    return args;
  };
