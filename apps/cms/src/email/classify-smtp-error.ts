/**
 * What an SMTP error means. `retry`: try again later; `rejected`: this e-mail is never sent; `noRecipient`: the
 * address receives no e-mail; `server`: the error is not about this e-mail, so all others wait too.
 */
export type SmtpFailure = { kind: "retry" | "rejected" | "noRecipient" | "server"; reason: string };

export function classifySmtpError(error: unknown): SmtpFailure {
  const { message, command, responseCode, response }: Record<string, unknown> = Object(error);
  const reason = oneLine(typeof response === "string" && response ? response : message);
  const status = typeof responseCode === "number" ? responseCode : 0;
  const isAboutEmail = command === "RCPT TO" || command === "DATA";
  // No connection, failed authentication, a forbidden sender, or "closing, try later".
  if (!isAboutEmail || status === 421 || status === 0) return { kind: "server", reason };
  if (status < 500) return { kind: "retry", reason };
  if (command === "DATA") return { kind: "rejected", reason };
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(reason) ?? [];
  // 5.1 is the address, 5.2 its mailbox. Any other subject (a daily limit, a policy) must not remove subscribers.
  return { kind: subject && !/^[12]$/.test(subject) ? "server" : "noRecipient", reason };
}

/** Editors see the reason too, so it contains no subscriber's address. */
const oneLine = (text: unknown): string =>
  maskAddresses(String(text ?? "no reason was given"))
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 300);

const ADDRESS = /([^\s<>@"'()]{1,64})@([^\s<>@"'():;,]+)/g;

export const maskAddresses = (text: string): string =>
  text.replace(ADDRESS, (_, name: string, domain: string) => `${[...name][0] ?? ""}…@${domain}`);
