import { maskAddresses } from "./mask-addresses.ts";

/**
 * What a refused e-mail means. `later`: try it again after a while; `never`: it is not sent; `nobody`: the address takes
 * no e-mail at all; `server`: the refusal is not about this e-mail, so the others wait, too.
 */
export type Verdict = { kind: "later" | "never" | "nobody" | "server"; reason: string };

/** Interprets the error of the mail server or the connection (RFC 5321, RFC 3463). */
export function judge(error: unknown): Verdict {
  const { message, command, responseCode, response }: Record<string, unknown> = Object(error);
  const reason = oneLine(typeof response === "string" && response ? response : message);
  const status = typeof responseCode === "number" ? responseCode : 0;
  const isAboutEmail = command === "RCPT TO" || command === "DATA";
  // No connection, no log-in, a sender that is not allowed, "closing, try later".
  if (!isAboutEmail || status === 421 || status === 0) return { kind: "server", reason };
  if (status < 500) return { kind: "later", reason };
  if (command === "DATA") return { kind: "never", reason };
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(reason) ?? [];
  // 5.1 is the address, 5.2 its mailbox. What else a server may hold against it (a limit of the day, a policy) is no
  // reason to strike people off.
  return { kind: subject && !/^[12]$/.test(subject) ? "server" : "nobody", reason };
}

/** Editors read it too, so it names no subscriber. */
const oneLine = (text: unknown): string =>
  maskAddresses(String(text ?? "no reason was given"))
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 300);
