import { appendFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { dayOf } from "@manor/content-api/calendar-day";
import { z } from "zod";

/** A file in the data folder. A restore merges it and does not replace it. */
export const WITHDRAWALS = "withdrawn.jsonl";
/** The last day of an immediate withdrawal, and of something without an end. */
export const AT_ONCE = "0000-01-01";
export const NO_END = "9999-12-31";

const Withdrawal = z.object({
  /** ISO date-time. */
  at: z.string(),
  kind: z.enum(["consent", "file", "photo", "all-photos", "subscriber", "sender"]),
  /** `albums/12`, the name of a file, both for a photo of a record, or a digest. Never a person's name. */
  id: z.string(),
  /** The last day on which it may be used: a day, AT_ONCE or NO_END; for a sender the time of the erasure. */
  until: z.string(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

const DAY_MS = 86_400_000;

/** The last day on which an entry allows something. A withdrawal without a day took effect the day before. */
export const lastAllowedDay = ({ at, until }: Pick<Withdrawal, "at" | "until">): string =>
  until === AT_ONCE ? dayOf(new Date(Date.parse(at) - DAY_MS)) : until;

const getKey = ({ kind, id }: Pick<Withdrawal, "kind" | "id">): string => `${kind} ${id}`;

type List = { stamp: string; entries: ReadonlyMap<string, Withdrawal>; isTruncated: boolean };
const lists = new Map<string, List>();

/** The current entry of each record, file and subscriber in the list. A truncated line is ignored. */
export const readWithdrawals = (folder: string): ReadonlyMap<string, Withdrawal> =>
  readList(folder).entries;

/** Read again only when the file has changed; another process may have changed it. */
function readList(folder: string): List {
  const file = join(folder, WITHDRAWALS);
  const stats = statSync(file, { throwIfNoEntry: false });
  const stamp = stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : "";
  const known = lists.get(folder);
  if (known?.stamp === stamp) return known;
  const text = stats ? readFileSync(file, "utf8") : "";
  const lines = text.split("\n").flatMap((line) => {
    const read = Withdrawal.safeParse(parse(line));
    return read.success ? [read.data] : [];
  });
  const entries = new Map(lines.map((line) => [getKey(line), line]));
  const list = { stamp, entries, isTruncated: text !== "" && !text.endsWith("\n") };
  lists.set(folder, list);
  return list;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

type Change = Pick<Withdrawal, "kind" | "id" | "until"> & {
  before: string | undefined;
};

export function recordWithdrawal(folder: string, change: Change, now = new Date()): void {
  const { before, ...entry } = change;
  const isKnown = readWithdrawals(folder).has(getKey(entry));
  if (!isKnown && (before === undefined || entry.until >= before)) return;
  addEntries(folder, [entry], now);
}

export function addEntries(
  folder: string,
  entries: readonly Omit<Withdrawal, "at">[],
  now = new Date(),
): void {
  const { entries: known, isTruncated } = readList(folder);
  const at = now.toISOString();
  const lines = entries
    .filter((entry) => known.get(getKey(entry))?.until !== entry.until)
    .map((entry) => `${JSON.stringify({ at, ...entry })}\n`);
  if (lines.length === 0) return;
  // A process was killed while it wrote the last line. The next one must not become part of it.
  const text = (isTruncated ? "\n" : "") + lines.join("");
  appendFileSync(join(folder, WITHDRAWALS), text, { mode: 0o600, flush: true });
}

export function mergeWithdrawals(texts: string[]): string {
  const lines = new Set(texts.flatMap((text) => text.split("\n")).filter((line) => line !== ""));
  // Equal times keep their order.
  const sorted = [...lines].sort((a, b) => compare(getTimestamp(a), getTimestamp(b)));
  return sorted.map((line) => `${line}\n`).join("");
}

const getTimestamp = (line: string): string => String(Object(parse(line)).at ?? "");

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const hiddenKey = "photos are hidden";
const allPhotos = { kind: "all-photos", id: "all" } as const;

/** Payload, without its types: those of Next among them would apply to the commands of operations, too. */
type WithValues = {
  kv: {
    get: (key: string) => Promise<unknown>;
    set: (key: string, value: boolean) => Promise<unknown>;
  };
};

/** The website then shows its own landscapes: no response names a photograph and no file of one is public. */
export const arePhotosHidden = async ({ kv }: WithValues): Promise<boolean> =>
  (await kv.get(hiddenKey)) === true;

/** Call `bumpOnCommit("media")` afterwards. The list of withdrawals outlives a restore. */
export async function setPhotosHidden(
  { kv }: WithValues,
  folder: string,
  isHidden: boolean,
): Promise<void> {
  addEntries(folder, [{ ...allPhotos, until: isHidden ? AT_ONCE : NO_END }]);
  await kv.set(hiddenKey, isHidden);
}

/** Hides all photographs again after a restore; in doubt it hides them. Returns the number of changes. */
export async function restoreHiddenPhotos(payload: WithValues, folder: string): Promise<number> {
  const isHidden = await arePhotosHidden(payload);
  const listed = readWithdrawals(folder).get(`${allPhotos.kind} ${allPhotos.id}`);
  if (!isHidden && listed?.until !== AT_ONCE) return 0;
  await setPhotosHidden(payload, folder, true);
  return isHidden ? 0 : 1;
}

/** The last day on which the consent of a record allows its photograph. It outlives the record. */
export type PhotoClaim = { file: string; record: string; until: string; at: string };

/** By the list that they were read from: an import asks for them with each row. */
const claimsOf = new WeakMap<object, readonly PhotoClaim[]>();

export function readClaims(folder: string): readonly PhotoClaim[] {
  const entries = readWithdrawals(folder);
  const claims =
    claimsOf.get(entries) ??
    [...entries.values()].flatMap(({ kind, id, until, at }) => {
      if (kind !== "photo") return [];
      const [file = "", record = ""] = id.split(" ");
      return [{ file, record, until, at }];
    });
  claimsOf.set(entries, claims);
  return claims;
}

/** A photograph that a record no longer shows gets no later day: a new consent of the record is not about it. */
export function recordClaims(
  folder: string,
  record: string,
  files: readonly string[],
  until: string,
): void {
  const shown = new Set(files);
  const former = readClaims(folder).filter(
    (claim) => claim.record === record && !shown.has(claim.file),
  );
  addClaims(folder, [
    ...[...shown].map((file) => ({ file, record, until })),
    ...former.map((claim) => ({
      ...{ file: claim.file, record },
      until: claim.until < until ? claim.until : until,
    })),
  ]);
}

/** A cropped or covered photograph is a new file, with the claims of the former one. */
export function copyClaims(folder: string, from: string, to: string): void {
  const claims = readClaims(folder).filter(({ file }) => file === from);
  addClaims(
    folder,
    claims.map((claim) => ({ ...claim, file: to })),
  );
}

export const addClaims = (folder: string, claims: readonly Omit<PhotoClaim, "at">[]): void =>
  addEntries(
    folder,
    claims.map(({ file, record, until }) => ({ kind: "photo", id: `${file} ${record}`, until })),
  );
