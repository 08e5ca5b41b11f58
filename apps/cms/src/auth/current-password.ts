import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from "payload";
import { RefusalError } from "../i18n/refusal-error.ts";

/**
 * A change of the own password or e-mail address needs the current password, which protects an unattended admin
 * panel. Attempts count as login attempts. A user with a one-time password has just typed it, so it is not required;
 * nor is it for the address in onboarding, which replaces the first one.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  const { user } = req;
  if (operation !== "update" || !user || req.context["isBeginning"]) return args;
  const isEmail = data["email"] !== undefined && normalizeEmail(data["email"]) !== user.email;
  if (data["password"] === undefined && !isEmail) return args;
  const id = "id" in args ? args.id : undefined;
  if (id === undefined)
    throw new RefusalError("Change passwords and e-mail addresses for one user at a time.");
  if (String(id) !== String(user.id) || user.mustChangePassword) return args;
  const { oldPassword } = data;
  if (typeof oldPassword !== "string" || oldPassword.trim() === "")
    throw new RefusalError("Please enter your current password.");
  if (!(await isCurrentPassword(user.email ?? "", oldPassword, req)))
    throw new RefusalError("The current password is incorrect.");
  return args;
};

const normalizeEmail = (email: unknown): string => String(email).toLowerCase().trim();

type LoginInput = { payload: Payload } & Pick<PayloadRequest, "headers"> & Partial<PayloadRequest>;

/** An attempt counts as a login attempt, but is not recorded as a login. Rejects after too many attempts. */
export async function isCurrentPassword(
  email: string,
  password: string,
  { payload, headers, context, transactionID }: LoginInput,
): Promise<boolean> {
  if (password === "") return false;
  try {
    await payload.login({
      collection: "users",
      data: { email, password },
      // Without the user: this is not a login.
      req: {
        headers,
        context: Object.assign(context ?? {}, { isConfirming: true }),
        ...(transactionID !== undefined && { transactionID }),
      },
    });
    return true;
  } catch (error) {
    if (error instanceof AuthenticationError) return false;
    throw error;
  }
}
