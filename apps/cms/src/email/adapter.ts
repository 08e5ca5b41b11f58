import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import type { EmailAdapter } from "payload";
import { NoMailError } from "../auth/no-mail-error.ts";
import { config } from "../config.ts";

/** Next to `url`, nodemailer ignores all other options. A server that does not respond must not block a request. */
export function createTransport(server: string): object {
  const url = new URL(server);
  const limits = {
    connectionTimeout: "10000",
    greetingTimeout: "10000",
    socketTimeout: "20000",
    disableFileAccess: "true",
    disableUrlAccess: "true",
  };
  for (const [name, value] of Object.entries(limits)) url.searchParams.set(name, value);
  return { url: url.href };
}

const noMail: EmailAdapter = () => ({
  name: "no mail",
  defaultFromAddress: "office@sgc.example",
  defaultFromName: "School admin",
  sendEmail: async () => {
    throw new NoMailError();
  },
});

/** Sends through the school's mail server. Without one, Payload's default would print reset links to the log. */
export const emailAdapter = config.mail
  ? nodemailerAdapter({
      // Each e-mail sets its sender; see `sendMail`.
      defaultFromAddress: config.mail.from,
      defaultFromName: "",
      // An unavailable mail server must not prevent the start.
      skipVerify: true,
      transportOptions: createTransport(config.mail.url),
    })
  : noMail;
