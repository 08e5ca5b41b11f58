import type { AfterErrorHook } from "payload";
import { noteRefusal } from "../trail/note-refusal.ts";

const refused: Record<string, string> = {
  AuthenticationError: "was refused: wrong password",
  TooManyTriesError: "was refused: too many tries",
};

/** One log line for a refused log-in, without the address that was tried, and one in the trail. */
export const tellPlainly: AfterErrorHook = ({ error, req }) => {
  const what = refused[error.name];
  if (!what) return;
  req.payload.logger.warn(`Log-in refused: ${error.name}`);
  // Nobody waits for it: the time of the answer must not tell whether there is such an account.
  noteRefusal(req, what).catch((failure: unknown) =>
    req.payload.logger.error(`A refused log-in is not in the trail: ${String(failure)}`),
  );
};
