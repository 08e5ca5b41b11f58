import { APIError, AuthenticationError, type CollectionBeforeOperationHook } from "payload";

/**
 * Whoever changes the own password says the old one: a desk left open is not an account given away. The
 * tries count as tries to sign in. With a one-time password nothing is asked, it was typed a moment ago.
 */
export const requireOldPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  if (operation !== "update" || data.password === undefined || !req.user) return args;
  const id = "id" in args ? args.id : undefined;
  if (id === undefined) throw new OldPasswordError("A password is for one person alone.");
  if (String(id) !== String(req.user.id) || req.user.mustChangePassword) return args;
  if (typeof data.oldPassword !== "string" || data.oldPassword.trim() === "")
    throw new OldPasswordError("Please write the password that you have had until now, too.");
  try {
    await req.payload.login({
      collection: "users",
      data: { email: req.user.email ?? "", password: data.oldPassword },
      // Within the same transaction, but not as the same person: this is no log-in.
      req: {
        headers: req.headers,
        context: Object.assign(req.context, { isConfirming: true }),
        ...(req.transactionID !== undefined && { transactionID: req.transactionID }),
      },
    });
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    throw new OldPasswordError("The password that you have had until now is another one.");
  }
  return args;
};

class OldPasswordError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "OldPasswordError";
  }
}
