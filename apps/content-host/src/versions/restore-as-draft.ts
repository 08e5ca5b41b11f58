import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
} from "payload";

/** An old state comes back as a draft, which somebody reads and publishes; never straight to the website. */
export const restoreAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === "restoreVersion" && (args as { draft?: boolean }).draft !== true) {
    throw new StateError("An earlier state comes back as a draft: add ?draft=true.");
  }
  return args;
};

type Saving = { draft?: boolean; data?: { _status?: unknown } };

/**
 * What visitors see of a screen is what was last published there. Payload's call for an old state writes it into that
 * even when it is asked for a draft, and without a published state the website would show the sample's facts.
 */
export const keepScreenPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation === "restoreVersion")
    throw new StateError("An earlier state of a screen comes back by saving it as a draft.");
  const { draft, data }: Saving = Object(args);
  if (operation === "update" && draft !== true && data?._status === "draft")
    throw new StateError("This screen is not taken off the website. Please publish other words.");
  return args;
};

class StateError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "StateError";
  }
}
