import { addDataAndFileToRequest } from "payload";
import { mayPublish } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { isImportable } from "./columns.ts";
import { importTable } from "./import-table.ts";

export const importEndpoint = defineEndpoint("post", "/import", mayPublish, async (req) => {
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
});
