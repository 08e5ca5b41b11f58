import { type ContactMessage, readContactMessage } from "@manor/content-api";
import { z } from "zod";
import { createSingleFlight } from "../../content/single-flight.ts";
import { type OutboxFolder, openOutboxFolder, type subfolders } from "./outbox-folder.ts";

export type StoredMessage = { key: string; formType: string; message: ContactMessage };

/** The number of queued messages, the date of the oldest, and the number set aside for manual inspection. */
type OutboxState = { waiting: number; oldest: Date | undefined; setAside: number };

/**
 * Messages accepted while the CMS is down: on disk before the visitor sees success, removed after delivery (R55).
 * Rejected and unreadable messages are set aside, so that they do not block others (decision 020).
 */
export type Outbox = {
  /** Resolves when the message is on disk. The same key is stored once. Throws OutboxFullError or a file system error. */
  store: (message: StoredMessage) => Promise<void>;
  /** The keys of the queued messages, oldest first. */
  keys: () => Promise<string[]>;
  /** One message; `undefined` when it is gone, or was unreadable and has been set aside. */
  read: (key: string) => Promise<StoredMessage | undefined>;
  remove: (key: string) => Promise<void>;
  setAside: (key: string, as: (typeof subfolders)[number]) => Promise<void>;
  /** Deletes messages past the retention time and returns their number. */
  clear: () => Promise<number>;
  state: () => Promise<OutboxState>;
};

export type OutboxOptions = {
  now?: () => Date;
  /** After so many days a message is deleted; 0 means never. */
  retentionDays?: number;
  limits?: { messages: number; bytes: number };
};

/** The outbox is full. */
class OutboxFullError extends Error {
  override readonly name = "OutboxFullError";
  constructor() {
    super("The outbox is full, so no further message is accepted; start the CMS again.");
  }
}

const DEFAULT_LIMITS = { messages: 5_000, bytes: 64 * 1024 * 1024 };
const DAY_MS = 86_400_000;

export function createOutbox(folder: string, options: OutboxOptions = {}): Outbox {
  const { now = () => new Date(), retentionDays = 365, limits = DEFAULT_LIMITS } = options;
  const storing = createSingleFlight<void>();
  let opened: Promise<OutboxFolder> | undefined;

  /** After a failure the next call tries to open the folder again. */
  function open(): Promise<OutboxFolder> {
    opened ??= openOutboxFolder(folder, now).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function store(message: StoredMessage): Promise<void> {
    const { files, write } = await open();
    if (files.has(toPath(message.key))) return;
    const text = JSON.stringify(message);
    let bytes = Buffer.byteLength(text);
    for (const file of files.values()) bytes += file.bytes;
    if (files.size >= limits.messages || bytes > limits.bytes) throw new OutboxFullError();
    await write(toPath(message.key), text);
  }

  async function read(key: string): Promise<StoredMessage | undefined> {
    const { files, read } = await open();
    if (!files.has(toPath(key))) return undefined;
    const text = await read(toPath(key)).catch(() => "");
    const stored = parseStored(text, key);
    if (!stored) await setAside(key, "unreadable");
    return stored;
  }

  async function setAside(key: string, as: (typeof subfolders)[number]): Promise<void> {
    const { move } = await open();
    await move(toPath(key), `${as}/${toPath(key)}`);
  }

  return {
    store: (message) => storing(message.key, () => store(message)),
    keys: async () => listWaiting(await open()).map(({ path }) => path.slice(0, -".json".length)),
    read,
    remove: async (key) => (await open()).remove(toPath(key)),
    setAside,
    clear: async () => {
      if (retentionDays === 0) return 0;
      const { files, remove } = await open();
      const oldest = now().getTime() - retentionDays * DAY_MS;
      const old = [...files].filter(([, { since }]) => since < oldest);
      for (const [path] of old) await remove(path);
      return old.length;
    },
    state: async () => {
      const folder = await open();
      const waiting = listWaiting(folder);
      const [first] = waiting;
      const oldest = first && new Date(first.since);
      return { waiting: waiting.length, oldest, setAside: folder.files.size - waiting.length };
    },
  };
}

const toPath = (key: string): string => `${key}.json`;

/** The queued messages, which are in the folder itself, oldest first. */
function listWaiting({ files }: OutboxFolder): { path: string; since: number }[] {
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

/** A file may be truncated, corrupt or written by an older release. */
function parseStored(text: string, key: string): StoredMessage | undefined {
  try {
    const { formType, message: raw, ...stored } = Stored.parse(JSON.parse(text));
    const { message } = readContactMessage(raw);
    return message && stored.key === key ? { key, formType, message } : undefined;
  } catch {
    return undefined;
  }
}
