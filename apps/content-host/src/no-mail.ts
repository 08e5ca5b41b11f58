import { APIError, type EmailAdapter } from "payload";

/**
 * The desk sends no mail, so a forgotten password is reset by an admin (Settings, People). Payload's
 * own stand-in would print such mails, with their reset links, into the log.
 */
export const noMail: EmailAdapter = () => ({
  name: "no mail",
  defaultFromAddress: "desk@sgc.example",
  defaultFromName: "SGC desk",
  sendEmail: async () => {
    throw new APIError("This desk sends no mail. Please ask an admin for a new password.", 400);
  },
});
