import type { AfterErrorHook, ErrorResult } from "payload";

const refused = ["AuthenticationError", "LockedAuth"];

/**
 * Puts the words of an error where the desk shows them. The production build loses them otherwise,
 * and the clerk reads "An unknown error occurred". A refused log-in becomes one log line, without
 * the address that was tried.
 */
export const tellPlainly: AfterErrorHook = ({ error, req, result }) => {
  if (refused.includes(error.name)) req.payload.logger.warn(`Log-in refused: ${error.name}`);
  const [first] = result?.errors ?? [];
  if (!first) return undefined;
  const data = "data" in error ? (error.data as ErrorResult["data"]) : undefined;
  return { response: { errors: [{ ...first, name: error.name, data: first.data ?? data }] } };
};
