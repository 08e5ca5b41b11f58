import { APIError, type CollectionBeforeOperationHook } from "payload";
import { printedPassword } from "./first-admin-file.ts";

const shortestPassword = 12;

/** Payload itself would take three characters. */
export const requireLongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  if (operation === "login" || data.password === undefined) return args;
  const message = whatIsWrong(data.password, req.user ? printedPassword() : undefined);
  if (message) throw new PasswordError(message);
  return args;
};

/** What is wrong with a new password, as a sentence for the person who chose it; `undefined` when nothing is. */
export function whatIsWrong(password: unknown, printed: string | undefined): string | undefined {
  if (typeof password !== "string" || [...password.trim()].length < shortestPassword) {
    return `Please choose at least ${shortestPassword} characters.`;
  }
  if (password === printed) return "Please choose another password than the printed one.";
  return undefined;
}

/** Not a ValidationError: the account screen shows only that such a field is wrong, not why. */
class PasswordError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "PasswordError";
  }
}
