import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";

/**
 * Each form that is sent out carries a signed token: it says when it was sent, lets one message through, and not
 * before a person can have written one (docs/decisions/060).
 */
export type FormTokens = {
  issue: () => string;
  /**
   * Whether a message may come in with this token. Otherwise which token it may come with, and how many
   * milliseconds from now. `message` names what is sent: the same again is no second message.
   */
  check: (token: string, message: string) => { isGood: true } | Again;
};

type Again = { isGood: false; token: string; waitMs: number };

export type FormTokensOptions = {
  secret: string;
  /** The least time between the page and the message; with 0 no token is asked for. */
  leastMs: number;
  /** Milliseconds since 1970, which other processes share. */
  now?: () => number;
};

const LASTS_MS = 4 * 3_600_000;
/** As many as can come in, at the most that are taken in a minute, before they end anyway. */
const MOST_USED = 100_000;
const TOKEN = /^([0-9a-z]{1,12})\.([\w-]{16})\.([\w-]{43})$/;

export function createFormTokens({
  secret,
  leastMs,
  now = Date.now,
}: FormTokensOptions): FormTokens {
  const used = new LRUCache<string, string>({ max: MOST_USED });
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");

  function issue(): string {
    const text = `${now().toString(36)}.${randomBytes(12).toString("base64url")}`;
    return `${text}.${sign(text)}`;
  }

  /** Milliseconds since it was sent out, or undefined when it is not ours or has ended. */
  function ageOf(token: string): number | undefined {
    const [, time = "", id = "", signature = ""] = TOKEN.exec(token) ?? [];
    const right = Buffer.from(sign(`${time}.${id}`));
    const given = Buffer.from(signature);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const age = now() - Number.parseInt(time, 36);
    return age >= 0 && age <= LASTS_MS ? age : undefined;
  }

  return {
    issue,
    check: (token, message) => {
      if (leastMs === 0) return { isGood: true };
      const age = ageOf(token);
      const before = used.get(token);
      if (age === undefined || (before !== undefined && before !== message))
        return { isGood: false, token: issue(), waitMs: leastMs };
      if (age < leastMs) return { isGood: false, token, waitMs: leastMs - age };
      used.set(token, message);
      return { isGood: true };
    },
  };
}
