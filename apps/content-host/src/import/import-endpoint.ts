import { type Endpoint, Forbidden } from "payload";
import { isSignedIn } from "../access/is-signed-in.ts";
import { isImportable } from "./columns.ts";
import { ImportError } from "./errors.ts";
import { importTable } from "./import-table.ts";

/** POST /cms-api/import: a table for one collection; checks it, and saves it when asked to. */
export const importEndpoint: Endpoint = {
  path: "/import",
  method: "post",
  handler: async (req) => {
    if (!isSignedIn({ req })) throw new Forbidden(req.t);
    const body: unknown = await req.json?.();
    const { into, file, isSaving, isPublishing } = Object(body) as Record<string, unknown>;
    if (!isImportable(into) || typeof file !== "string") {
      throw new ImportError("Please choose a table and a file.");
    }
    const report = await importTable(req, {
      file,
      into,
      isSaving: isSaving === true,
      status: isPublishing === true ? "published" : "draft",
    });
    return Response.json(report);
  },
};
