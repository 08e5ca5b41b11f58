import { AuthenticationError, type Payload, type PayloadRequest } from "payload";

type Asked = { payload: Payload } & Pick<PayloadRequest, "headers"> & Partial<PayloadRequest>;

/**
 * Whether this is the password of the account with this e-mail address. A try counts as a try to sign in, and a right
 * password is no log-in of the audit trail. Within the transaction of `req`, if it has one. Rejects after too many tries.
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
      // Not as the same person: this is no log-in.
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
