import type { EmailAdapter } from "payload";
import { NoMailError } from "../auth/no-mail-error.ts";

export const noMail: EmailAdapter = () => ({
  name: "no mail",
  defaultFromAddress: "office@sgc.example",
  defaultFromName: "School admin",
  sendEmail: async () => {
    throw new NoMailError();
  },
});
