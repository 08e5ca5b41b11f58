import { data } from "react-router";
import type { FormFailure, FormResult } from "../../../model/message-results.ts";

/** What a form shows: the typed fields, an error per invalid field, and why it was not accepted. */
export type FormState<Fields> = {
  fields: Fields;
  errors: Partial<Fields>;
  failure: FormFailure | undefined;
};

type NotAccepted<Fields> = Exclude<FormResult<Fields, unknown>, { outcome: "accepted" }>;

/** Throws the 404 page when the school does not have the form. */
export function toFormState<Fields>(result: NotAccepted<Fields>): FormState<Fields> {
  switch (result.outcome) {
    case "closed":
      throw data(null, { status: 404 });
    case "invalid":
      return { fields: result.fields, errors: result.errors, failure: undefined };
    case "limited":
    case "refused":
      return { fields: result.fields, errors: {}, failure: result.outcome };
  }
}

export const toResponseInit = (result: NotAccepted<unknown>): ResponseInit => ({
  status: result.status,
  ...(result.outcome === "limited" && { headers: { "retry-after": String(result.retryAfter) } }),
});
