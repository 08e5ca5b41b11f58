import { APIError, type EmailAdapter } from "payload";

/** The same response for every forgotten password, whether or not the account exists. */
export class NoMailError extends APIError {
  constructor() {
    super(
      "This CMS does not send e-mail. Please ask an administrator for a new password.",
      400,
      undefined,
      true,
    );
    this.name = "NoMailError";
  }
}

/** The e-mail adapter of a CMS without a mail server. */
export const noMail: EmailAdapter = () => ({
  name: "no mail",
  defaultFromAddress: "office@sgc.example",
  defaultFromName: "School admin",
  sendEmail: async () => {
    throw new NoMailError();
  },
});
