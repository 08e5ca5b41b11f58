import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import { config } from "../host-config.ts";
import { noMail } from "./no-mail.ts";

/**
 * The mail server with its limits. They stand in its address, because nodemailer's `createTransport` passes over
 * everything beside an `url`. A server that says nothing must not hold up whoever waits for the answer.
 */
export function transportOf(server: string): object {
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

/** Sends by the school's mail server; without one Payload's stand-in would print reset links into the log. */
export const emailAdapter = config.mail
  ? nodemailerAdapter({
      // Each e-mail names its sender; see `sendMail`.
      defaultFromAddress: config.mail.from,
      defaultFromName: "",
      // A mail server that is down must not hold up the start.
      skipVerify: true,
      transportOptions: transportOf(config.mail.url),
    })
  : noMail;
