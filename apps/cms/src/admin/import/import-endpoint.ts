import { addDataAndFileToRequest, type Endpoint, Forbidden } from "payload";
import { mayPublish } from "../../access/access.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { isImportable } from "./columns.ts";
import { importTable } from "./import-table.ts";

/** POST /cms-api/import: previews the table of an uploaded file, or imports a previewed one. */
export const importEndpoint: Endpoint = {
  path: "/import",
  method: "post",
  handler: async (req) => {
    // An import changes published records.
    if (!mayPublish({ req })) throw new Forbidden(req.t);
    await addDataAndFileToRequest(req);
    const { into, isPublishing, seen } = Object(req.data) as Record<string, unknown>;
    if (!isImportable(into) || !req.file) {
      throw new RefusalError("Please choose a list and a file.");
    }
    const report = await importTable(req, req.file.data, {
      into,
      isPublishing: isPublishing === true,
      ...(typeof seen === "string" && { seen }),
    });
    return Response.json(report);
  },
};
