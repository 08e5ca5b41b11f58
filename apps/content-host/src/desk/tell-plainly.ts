import type { AfterErrorHook } from "payload";

const refused = ["AuthenticationError", "TooManyTriesError"];

/** One log line for a refused log-in, without the address that was tried. */
export const tellPlainly: AfterErrorHook = ({ error, req }) => {
  if (refused.includes(error.name)) req.payload.logger.warn(`Log-in refused: ${error.name}`);
};
