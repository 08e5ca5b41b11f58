import {
  APIError,
  AuthenticationError,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from "payload";

/**
 * Whoever changes the own password or the own e-mail address gives the current password: an admin panel left open is not an
 * account given away. The tries count as tries to sign in. With a one-time password nothing is asked, it was typed a
 * moment ago; nor for the address when a school begins, which takes the place of an invented one.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const data: Record<string, unknown> = "data" in args && args.data ? { ...args.data } : {};
  const { user } = req;
  if (operation !== "update" || !user || req.context["isBeginning"]) return args;
  const isEmail = data["email"] !== undefined && normalise(data["email"]) !== user.email;
  if (data["password"] === undefined && !isEmail) return args;
  const id = "id" in args ? args.id : undefined;
  if (id === undefined)
    throw new OldPasswordError("Change passwords and e-mail addresses for one user at a time.");
  if (String(id) !== String(user.id) || user.mustChangePassword) return args;
  const { oldPassword } = data;
  if (typeof oldPassword !== "string" || oldPassword.trim() === "")
    throw new OldPasswordError("Please enter your current password.");
  if (!(await isPasswordOf(user.email ?? "", oldPassword, req)))
    throw new OldPasswordError("The current password is incorrect.");
  return args;
};

/** As Payload stores it. */
const normalise = (email: unknown): string => String(email).toLowerCase().trim();

class OldPasswordError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "OldPasswordError";
  }
}

type Asked = { payload: Payload } & Pick<PayloadRequest, "headers"> & Partial<PayloadRequest>;

/**
 * Whether this is the password of the account with this e-mail address. A try counts as a try to sign in, and a right
 * password is no log-in of the audit log. Within the transaction of `req`, if it has one. Rejects after too many tries.
 */
export async function isPasswordOf(
  email: string,
  password: string,
  { payload, headers, context, transactionID }: Asked,
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
