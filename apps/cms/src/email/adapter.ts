import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import { config } from "../config.ts";
import { noMail } from "./no-mail.ts";

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
