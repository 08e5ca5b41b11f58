import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type Received = { from: string; to: string[]; text: string };

/** An SMTP server that stores the e-mails it receives. */
export type Mailbox = {
  /** The settings of a CMS that sends its e-mail here. */
  environment: Record<string, string>;
  received: Received[];
  /** The e-mails to an address. */
  emailsTo: (address: string) => Promise<Email[]>;
  /** Its response for an address, such as `452 4.2.2 Mailbox full`. */
  responses: Map<string, string>;
  close: () => Promise<void>;
};

/** On a free port unless one is given. */
export async function openMailbox(at = 0): Promise<Mailbox> {
  const received: Received[] = [];
  const responses = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _, done) => {
      const response = responses.get(address);
      if (!response) return done(null);
      const responseCode = Number(response.slice(0, 3));
      return done(Object.assign(new Error(response.slice(4)), { responseCode }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, text: Buffer.concat(parts).toString() });
        done(null);
      });
    },
  });
  // A CMS that is killed resets its connection.
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(at, "127.0.0.1", () => ready()));
  const { port } = server.server.address() as AddressInfo;
  return {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "SGC <office@sgc.example>" },
    received,
    emailsTo: (address) => {
      const sent = received.filter(({ to }) => to.includes(address));
      return Promise.all(sent.map(({ text }) => PostalMime.parse(text)));
    },
    responses,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
