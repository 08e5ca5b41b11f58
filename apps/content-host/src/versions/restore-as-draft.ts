import { APIError, type CollectionBeforeOperationHook } from "payload";

/** An old state comes back as a draft, which somebody reads and publishes; never straight to the website. */
export const restoreAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === "restoreVersion" && (args as { draft?: boolean }).draft !== true) {
    throw new RestoreError();
  }
  return args;
};

class RestoreError extends APIError {
  constructor() {
    super("An earlier state comes back as a draft: add ?draft=true.", 400, undefined, true);
    this.name = "RestoreError";
  }
}
