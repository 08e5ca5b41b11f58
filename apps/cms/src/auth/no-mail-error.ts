import { RefusalError } from "../i18n/refusal-error.ts";

/** The same response for every forgotten password, whether or not the account exists. */
export class NoMailError extends RefusalError {
  constructor() {
    super("This CMS does not send e-mail. Please ask an administrator for a new password.");
  }
}
