import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ContactMessage, Enquiry, type HeldMessage, VisitRequest } from "@manor/content-api";
import pLimit from "p-limit";
import { z } from "zod";
import { openFolder, writeDurably } from "../../content/durable-files.ts";

const common = {
  key: z.string(),
  /** The version of the privacy notice that the visitor saw; "" when it is unknown. */
  notice: z.string().default(""),
};
const StoredMessage = z.union([
  z.object({ ...common, formType: z.string().min(1), message: ContactMessage }),
  z.object({ ...common, enquiry: Enquiry }),
  z.object({ ...common, visit: VisitRequest }),
]);
export type StoredMessage = z.infer<typeof StoredMessage>;

export type Outbox = ReturnType<typeof createOutbox>;

export type OutboxOptions = {
  now?: () => Date;
  /** After so many days a message is deleted; 0 means never. */
  retentionDays?: number;
  limits?: { messages: number; bytes: number };
};

class OutboxFullError extends Error {
  override readonly name = "OutboxFullError";
  constructor() {
    super("The outbox is full, so no further message is accepted; start the CMS again.");
  }
}

const DEFAULT_LIMITS = { messages: 5_000, bytes: 64 * 1024 * 1024 };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Messages accepted while the CMS is down: on disk before the visitor sees success, removed after delivery (R55).
 * Rejected and unreadable messages are set aside, so that they do not block others (decision 020). One file for each
 * message; only the site's own user may read the folder.
 */
export function createOutbox(folder: string, options: OutboxOptions = {}) {
  const { now = () => new Date(), retentionDays = 365, limits = DEFAULT_LIMITS } = options;
  // One at a time, so that none is stored twice or above the limits.
  const inOrder = pLimit(1);
  const toFile = (key: string, below = "") => join(folder, below, `${key}.json`);
  openFolder(folder);

  async function store(message: StoredMessage): Promise<void> {
    const files = await listFiles(folder);
    const file = toFile(message.key);
    if (files.some(({ name }) => join(folder, name) === file)) return;
    const text = JSON.stringify(message);
    const bytes = files.reduce((sum, each) => sum + each.bytes, Buffer.byteLength(text));
    if (files.length >= limits.messages || bytes > limits.bytes) throw new OutboxFullError();
    const date = now();
    await writeDurably(file, text);
    await utimes(file, date, date);
  }

  async function setAside(key: string, as: "refused" | "unreadable"): Promise<void> {
    await mkdir(join(folder, as), { recursive: true, mode: 0o700 });
    await rename(toFile(key), toFile(key, as));
  }

  return {
    /** Resolves when the message is on disk. The same key is stored once. Throws OutboxFullError or a file system error. */
    store: (message: StoredMessage): Promise<void> => inOrder(() => store(message)),
    keys: async (): Promise<string[]> =>
      (await listFiles(folder)).filter(isWaiting).map(({ name }) => basename(name, ".json")),
    /** One message; `undefined` when it was unreadable and has been set aside. */
    read: async (key: string): Promise<StoredMessage | undefined> => {
      const stored = parseStored(await readFile(toFile(key), "utf8").catch(() => ""), key);
      if (!stored) await setAside(key, "unreadable");
      return stored;
    },
    remove: (key: string): Promise<void> => rm(toFile(key), { force: true, recursive: true }),
    setAside,
    /** The messages that are set aside or wait for more than a minute, without their text. */
    held: async (): Promise<HeldMessage[]> => {
      const recent = now().getTime() - MINUTE_MS;
      const isHeld = (file: StoredFile) => !isWaiting(file) || file.since <= recent;
      const files = (await listFiles(folder)).filter(isHeld).map(async ({ name, since }) => {
        const text = await readFile(join(folder, name), "utf8").catch(() => "");
        const addresses = findAddresses(text, basename(name, ".json"));
        return { name, addresses, since: new Date(since).toISOString() };
      });
      return Promise.all(files);
    },
    removeHeld: (name: string): Promise<void> => rm(join(folder, name), { force: true }),
    clear: async (): Promise<number> => {
      if (retentionDays === 0) return 0;
      const oldest = now().getTime() - retentionDays * DAY_MS;
      const old = (await listFiles(folder)).filter(({ since }) => since < oldest);
      for (const { name } of old) await rm(join(folder, name), { force: true, recursive: true });
      return old.length;
    },
    /** The number of queued messages, the date of the oldest, and the number set aside for manual inspection. */
    state: async () => {
      const files = await listFiles(folder);
      const waiting = files.filter(isWaiting);
      const [first] = waiting;
      const oldest = first && new Date(first.since);
      return { waiting: waiting.length, oldest, setAside: files.length - waiting.length };
    },
  };
}

/** `name` is the path below the folder; `since` is in milliseconds since 1970. */
type StoredFile = { name: string; bytes: number; since: number };

/** The queued messages are in the folder itself. */
const isWaiting = ({ name }: StoredFile): boolean => dirname(name) === ".";

/** All messages, oldest first. Creates the folder again if it has been removed, rather than lose a message. */
async function listFiles(folder: string): Promise<StoredFile[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => name.endsWith(".json"));
  const files = names.map(async (name) => {
    // It may just have been delivered.
    const state = await stat(join(folder, name)).catch(() => undefined);
    return state && { name, bytes: state.size, since: state.mtimeMs };
  });
  const found = (await Promise.all(files)).filter((file) => file !== undefined);
  return found.sort((a, b) => a.since - b.since);
}

/** What ends an address. Splitting takes linear time; a pattern for an address would backtrack on a long word. */
const BETWEEN_ADDRESSES = /[\s"'<>()[\],:;\\]+/;

/** The sender's address; of an unreadable message the first five addresses in it. */
function findAddresses(text: string, key: string): string[] {
  const stored = parseStored(text, key);
  const words = stored ? [getSender(stored)] : text.split(BETWEEN_ADDRESSES);
  return words.filter((word) => word.length <= 254 && /.@./.test(word)).slice(0, 5);
}

/** An e-mail address, or the telephone number of an enquiry. */
function getSender(stored: StoredMessage): string {
  if ("enquiry" in stored) return stored.enquiry.contact;
  return "visit" in stored ? stored.visit.email : stored.message.email;
}

/** A file may be truncated, corrupt or written by an older release. */
function parseStored(text: string, key: string): StoredMessage | undefined {
  try {
    const stored = StoredMessage.parse(JSON.parse(text));
    return stored.key === key ? stored : undefined;
  } catch {
    return undefined;
  }
}
