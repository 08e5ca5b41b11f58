import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import { fillLot } from "../newsletter/fill-lot.ts";
import type { Letter } from "../payload-types.ts";
import { isKeeper } from "../processes/keeper.ts";
import { compose } from "./compose.ts";
import { judge, pauseOfAll } from "./judge.ts";
import {
  noteRefused,
  noteSent,
  noteTrouble,
  releaseInterrupted,
  takeNext,
} from "./letter-states.ts";
import { sendMail, sendsMail } from "./send-mail.ts";

const LOOK_EVERY = 2_000;
const MINUTE = 60_000;

/**
 * Sends what waits, one letter after the other and never faster than that many a minute, for as long as the host is the
 * keeper. What it has done stands in the database before and after each letter, so a host that is killed goes on where
 * it was, with one letter at most that it sends once more (decision 022). Returns how to stop.
 */
export function startPost(payload: Payload, perMinute: number): () => Promise<void> {
  if (!sendsMail()) return async () => {};
  const stopping = new AbortController();
  const { signal } = stopping;
  let trouble = { times: 0, until: 0 };
  let working: Promise<void> | undefined;
  /** Whether what the keeper before this one left behind was looked at. */
  let isBegun = false;

  async function send(letter: Letter): Promise<void> {
    const written = await compose(payload, letter);
    if (!written) {
      // What it was about is gone, and so nobody waits for it.
      await payload.delete({ collection: "letters", id: letter.id });
      return;
    }
    try {
      await sendMail(payload, written);
    } catch (error) {
      const verdict = judge(error);
      if (verdict.kind !== "server") return noteRefused(payload, letter, verdict);
      const times = trouble.times + 1;
      trouble = { times, until: Date.now() + pauseOfAll(times) };
      await noteTrouble(payload, letter, verdict.reason, trouble.until);
      return;
    }
    trouble = { times: 0, until: 0 };
    await noteSent(payload, letter);
  }

  async function work(): Promise<void> {
    if (!isKeeper()) {
      isBegun = false;
      return;
    }
    if (!isBegun) await releaseInterrupted(payload);
    isBegun = true;
    while (!signal.aborted && isKeeper() && Date.now() >= trouble.until) {
      const since = performance.now();
      const letter = await takeNext(payload);
      if (letter) {
        await send(letter);
        const left = MINUTE / perMinute - (performance.now() - since);
        await pause(Math.max(left, 0), undefined, { signal, ref: false }).catch(() => {});
      } else if ((await fillLot(payload)) === 0) return;
    }
  }

  const timer = setInterval(() => {
    working ??= work()
      .catch((error: unknown) => payload.logger.error(`Letters were not sent: ${String(error)}`))
      .finally(() => {
        working = undefined;
      });
  }, LOOK_EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await working;
  };
}
