import { type Access, type Endpoint, Forbidden, type PayloadRequest } from "payload";

/** An endpoint below /cms-api for the users that `may` allows. */
export const defineEndpoint = (
  method: "get" | "post" | "delete",
  path: string,
  may: Access,
  handle: (req: PayloadRequest) => Promise<Response>,
): Omit<Endpoint, "root"> => ({
  method,
  path,
  handler: async (req) => {
    // A rule may also return a promise, or a filter, which grants nothing here.
    if ((await may({ req })) !== true) throw new Forbidden(req.t);
    return handle(req);
  },
});

export const readBody = async (req: PayloadRequest): Promise<Record<string, unknown>> =>
  Object((await req.json?.().catch(() => undefined)) ?? {});
