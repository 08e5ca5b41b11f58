import {
  type Client,
  type HeldMessage,
  heldMessagesPerCall,
  NotFoundError,
} from "@manor/content-api";
import type { Log } from "../../content/log.ts";
import type { Outbox } from "./outbox.ts";

const MINUTE_MS = 60_000;

type Options = {
  client: Pick<Client, "findErased">;
  outbox: Outbox;
  log: Log;
  /** Milliseconds; only differences count. */
  now?: (() => number) | undefined;
};

/** Deletes held messages whose sender's data the school has erased (decision 043). Asks once a minute. */
export function createErasure({ client, outbox, log, now = () => performance.now() }: Options) {
  /** Another CMS may not have the call. */
  const ask = (part: HeldMessage[]): Promise<string[]> =>
    client.findErased(part).catch((error: unknown) => {
      if (error instanceof NotFoundError) return [];
      throw error;
    });
  let dueAt = Number.NEGATIVE_INFINITY;

  /** Throws when the CMS or the disk fails; then the next call asks again. */
  return async function deleteErased(): Promise<void> {
    if (now() < dueAt) return;
    const held = await outbox.held();
    for (let start = 0; start < held.length; start += heldMessagesPerCall) {
      const part = held.slice(start, start + heldMessagesPerCall);
      const erased = new Set(await ask(part));
      // The CMS may name only what it was asked about.
      const names = part.map(({ name }) => name).filter((name) => erased.has(name));
      for (const name of names) await outbox.removeHeld(name);
      if (names.length > 0)
        log.info({ deleted: names.length }, "Stored messages of an erased person were deleted");
    }
    dueAt = now() + MINUTE_MS;
  };
}
