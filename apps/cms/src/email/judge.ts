import { maskAddresses } from "./mask-addresses.ts";

/**
 * What a letter that was not taken means. `later`: the letter again after a while; `never`: this letter no more;
 * `nobody`: the address takes none at all; `server`: nothing was about this letter, so the others wait, too.
 */
export type Verdict = { kind: "later" | "never" | "nobody" | "server"; reason: string };

const SECOND = 1_000;
const LONGEST = 24 * 3_600 * SECOND;
/** Some four days in all. */
const MOST_TRIES = 10;

/** How long the next try waits after so many, in milliseconds; `undefined` when there is none. 5 s, 30 s, 3 min, … a day. */
export const pauseAfter = (tries: number): number | undefined =>
  tries >= MOST_TRIES ? undefined : Math.min(5 * SECOND * 6 ** (tries - 1), LONGEST);

/** How long all letters wait for a mail server that takes none. At most ten minutes, so that they follow soon. */
export const pauseOfAll = (times: number): number =>
  Math.min(5 * SECOND * 2 ** (times - 1), 600 * SECOND);

/** Reads what the mail server, or the way to it, said against a letter (RFC 5321, RFC 3463). */
export function judge(error: unknown): Verdict {
  const { message, command, responseCode, response }: Record<string, unknown> = Object(error);
  const reason = oneLine(typeof response === "string" && response ? response : message);
  const status = typeof responseCode === "number" ? responseCode : 0;
  const isAboutLetter = command === "RCPT TO" || command === "DATA";
  // No connection, no log-in, a sender that is not allowed, "closing, try later".
  if (!isAboutLetter || status === 421 || status === 0) return { kind: "server", reason };
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
