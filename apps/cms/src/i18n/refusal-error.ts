import { type AfterErrorHook, APIError } from "payload";
import type { Phrase } from "./hindi.ts";
import { createTranslator, type Values } from "./translate.ts";

/** A request that is refused for a reason that the user can change. The response has it in the user's language. */
export class RefusalError extends APIError {
  readonly phrase: Phrase;
  readonly values: Values | undefined;

  constructor(phrase: Phrase, values?: Values, status = 400) {
    super(createTranslator("en")(phrase, values), status, undefined, true);
    this.name = "RefusalError";
    this.phrase = phrase;
    this.values = values;
  }
}

type ErrorBody = { errors?: { message?: string }[] };

export const translateRefusals: AfterErrorHook = ({ error, req, result }) => {
  const { errors: [first, ...others] = [] }: ErrorBody = Object(result ?? {});
  if (!first?.message) return undefined;
  const t = createTranslator(req.i18n?.language);
  // `upload.responseOnLimit` of the configuration is a phrase without an error class.
  const message = t(error instanceof RefusalError ? error : (first.message as Phrase));
  return { response: { ...Object(result), errors: [{ ...first, message }, ...others] } };
};
