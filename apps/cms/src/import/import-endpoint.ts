import { addDataAndFileToRequest, type Endpoint, Forbidden } from "payload";
import { mayPublish } from "../access/may-publish.ts";
import { isImportable } from "./columns.ts";
import { ImportError } from "./errors.ts";
import { importTable } from "./import-table.ts";

/** POST /cms-api/import: the file of a table for one collection; looks through it, and saves what was looked through. */
export const importEndpoint: Endpoint = {
  path: "/import",
  method: "post",
  handler: async (req) => {
    // It changes records that visitors see, drafts or not.
    if (!mayPublish({ req })) throw new Forbidden(req.t);
    await addDataAndFileToRequest(req);
    const { into, isPublishing, seen } = Object(req.data) as Record<string, unknown>;
    if (!isImportable(into) || !req.file) {
      throw new ImportError("Please choose a list and a file.");
    }
    const report = await importTable(req, req.file.data, {
      into,
      isPublishing: isPublishing === true,
      ...(typeof seen === "string" && { seen }),
    });
    return Response.json(report);
  },
};
