import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ContactMessage } from "@manor/contract";
import { writeDurably } from "../../content/write-durably.ts";

export type StoredMessage = { key: string; formType: string; message: ContactMessage };

/** Messages accepted while the content host is down: on disk before the receipt, gone once delivered (R55). */
export type Outbox = {
  /** Resolves when the message is on disk. The same key is stored once. Throws OutboxFullError or a disk's error. */
  store: (message: StoredMessage) => Promise<void>;
  list: () => Promise<StoredMessage[]>;
  remove: (key: string) => Promise<void>;
};

/** The outbox has reached its bound. */
class OutboxFullError extends Error {
  override readonly name = "OutboxFullError";
  constructor() {
    super(
      `The outbox holds ${MOST_MESSAGES} messages, so no further one is accepted; bring the content host back.`,
    );
  }
}

const MOST_MESSAGES = 5_000;

export function createOutbox(folder: string): Outbox {
  const fileOf = (key: string) => join(folder, `${key}.json`);
  const names = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  };
  return {
    store: async (message) => {
      const known = await names();
      if (known.includes(`${message.key}.json`)) return;
      if (known.length >= MOST_MESSAGES) throw new OutboxFullError();
      await writeDurably(fileOf(message.key), JSON.stringify(message));
    },
    list: async () => {
      const files = (await names()).map((name) => readFile(join(folder, name), "utf8"));
      return (await Promise.all(files)).map((text) => JSON.parse(text) as StoredMessage);
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
