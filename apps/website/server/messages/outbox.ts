import { type ContactMessage, readContactMessage } from "@manor/content-api";
import { z } from "zod";
import { createSingleFlight } from "../../content/single-flight.ts";
import { type OutboxFolder, openOutboxFolder, type subfolders } from "./outbox-folder.ts";

export type StoredMessage = { key: string; formType: string; message: ContactMessage };

/** How many messages wait and since when, and how many were set aside for an operator. */
type OutboxState = { waiting: number; oldest: Date | undefined; setAside: number };

/**
 * Messages accepted while the CMS is down: on disk before the receipt, gone once delivered (R55). What
 * the host never takes and what cannot be read is set aside, so that it keeps nothing else waiting (decision 020).
 */
export type Outbox = {
  /** Resolves when the message is on disk. The same key is stored once. Throws OutboxFullError or a disk's error. */
  store: (message: StoredMessage) => Promise<void>;
  /** The keys of what waits, oldest first. */
  keys: () => Promise<string[]>;
  /** One message; `undefined` when it is gone, or cannot be read and has therefore been set aside. */
  read: (key: string) => Promise<StoredMessage | undefined>;
  remove: (key: string) => Promise<void>;
  setAside: (key: string, as: (typeof subfolders)[number]) => Promise<void>;
  /** Deletes messages that are older than the retention, and returns their number. */
  clear: () => Promise<number>;
  state: () => Promise<OutboxState>;
};

export type OutboxOptions = {
  now?: () => Date;
  /** After so many days a message is deleted; 0 disables this. */
  keepDays?: number;
  most?: { messages: number; bytes: number };
};

/** The outbox has reached its bound. */
class OutboxFullError extends Error {
  override readonly name = "OutboxFullError";
  constructor() {
    super(
      "The outbox has reached its bound, so no further message is accepted; bring the CMS back.",
    );
  }
}

const MOST = { messages: 5_000, bytes: 64 * 1024 * 1024 };
const DAY_MS = 86_400_000;

export function createOutbox(folder: string, options: OutboxOptions = {}): Outbox {
  const { now = () => new Date(), keepDays = 365, most = MOST } = options;
  const storing = createSingleFlight<void>();
  let opened: Promise<OutboxFolder> | undefined;

  /** A folder that cannot be opened is tried again by the next message. */
  function open(): Promise<OutboxFolder> {
    opened ??= openOutboxFolder(folder, now).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function store(message: StoredMessage): Promise<void> {
    const { files, write } = await open();
    if (files.has(pathOf(message.key))) return;
    const text = JSON.stringify(message);
    let bytes = Buffer.byteLength(text);
    for (const file of files.values()) bytes += file.bytes;
    if (files.size >= most.messages || bytes > most.bytes) throw new OutboxFullError();
    await write(pathOf(message.key), text);
  }

  async function read(key: string): Promise<StoredMessage | undefined> {
    const { files, read } = await open();
    if (!files.has(pathOf(key))) return undefined;
    const text = await read(pathOf(key)).catch(() => "");
    const stored = parseStored(text, key);
    if (!stored) await setAside(key, "unreadable");
    return stored;
  }

  async function setAside(key: string, as: (typeof subfolders)[number]): Promise<void> {
    const { move } = await open();
    await move(pathOf(key), `${as}/${pathOf(key)}`);
  }

  return {
    store: (message) => storing(message.key, () => store(message)),
    keys: async () => waitingIn(await open()).map(({ path }) => path.slice(0, -".json".length)),
    read,
    remove: async (key) => (await open()).remove(pathOf(key)),
    setAside,
    clear: async () => {
      if (keepDays === 0) return 0;
      const { files, remove } = await open();
      const oldest = now().getTime() - keepDays * DAY_MS;
      const old = [...files].filter(([, { since }]) => since < oldest);
      for (const [path] of old) await remove(path);
      return old.length;
    },
    state: async () => {
      const folder = await open();
      const waiting = waitingIn(folder);
      const [first] = waiting;
      const oldest = first && new Date(first.since);
      return { waiting: waiting.length, oldest, setAside: folder.files.size - waiting.length };
    },
  };
}

const pathOf = (key: string): string => `${key}.json`;

/** What waits lies in the folder itself, oldest first. */
function waitingIn({ files }: OutboxFolder): { path: string; since: number }[] {
  return [...files]
    .filter(([path]) => !path.includes("/"))
    .map(([path, { since }]) => ({ path, since }))
    .sort((a, b) => a.since - b.since);
}

const Stored = z.object({
  key: z.string(),
  formType: z.string().min(1),
  message: z.looseObject({}),
});

/** What lies on a disk may have been cut, mixed up or written by an older release. */
function parseStored(text: string, key: string): StoredMessage | undefined {
  try {
    const { formType, message: raw, ...stored } = Stored.parse(JSON.parse(text));
    const { message } = readContactMessage(raw);
    return message && stored.key === key ? { key, formType, message } : undefined;
  } catch {
    return undefined;
  }
}
