import {
  BadResponseError,
  type ContentHostError,
  TimeoutError,
  UnreachableError,
} from "@manor/contract";
import type { Circuit } from "../../content/circuit.ts";
import type { Fetched } from "./fetch-original.ts";
import { isPicture, readFileKind } from "./file-kind.ts";
import { bytesKey, digestOf, type Entry, knownKey } from "./known-original.ts";
import { TooBusyError } from "./limiter.ts";
import type { LogOnce } from "./log-once.ts";
import type { PictureStore } from "./picture-store.ts";

type Changed = Extract<Fetched, { changed: true }>;

type NotesOptions = {
  store: PictureStore;
  logOnce: LogOnce;
  circuit: Circuit;
  now: () => number;
};

const FRESH_FOR_MS = 8_000;
const AFTER_FAILURE_MS = 5_000;
/** Answers that say "no longer for the public"; a kept copy must not outlive them. 401 and 403 refuse this site. */
const TAKEN_DOWN = new Set([404, 410, 451]);

/** Writes down what the host said of an original, or that it said nothing. */
export function createNotes({ store, logOnce, circuit, now }: NotesOptions) {
  function keep(name: string, entry: Entry, { etag, type, start, bytes }: Changed): void {
    const kind = readFileKind(start);
    const digest = digestOf(bytes ?? `large ${name} ${etag}`);
    const known = { etag, digest, kind, type, isLarge: !bytes };
    const former = entry.known;
    if (former?.digest === known.digest && former.etag === etag) return;
    if (former && kind === "other" && (isPicture(former.kind) || former.kind === "pdf")) {
      // An error page with status 200 must not push out a good file.
      throw new BadResponseError(name, "it is not the kind of file that it was");
    }
    // Nothing that was made from the former one stays.
    if (former && former.digest !== known.digest) store.remove(name);
    entry.known = known;
    store.write(knownKey(name), Buffer.from(JSON.stringify(known)));
    if (bytes) store.write(bytesKey(name, known.digest), bytes);
  }

  function confirm(entry: Entry): void {
    entry.error = undefined;
    entry.askAgainAt = now() + FRESH_FOR_MS;
    circuit.succeeded();
  }

  function fail(name: string, entry: Entry, error: ContentHostError | TooBusyError): void {
    entry.error = error;
    if (error instanceof TooBusyError) return;
    if ("status" in error && TAKEN_DOWN.has(Number(error.status))) {
      circuit.succeeded();
      entry.askAgainAt = now() + FRESH_FOR_MS;
      if (entry.known) store.remove(name);
      entry.known = undefined;
      return;
    }
    const isHostAway = error instanceof UnreachableError || error instanceof TimeoutError;
    if (isHostAway) circuit.failed();
    if (entry.known) entry.askAgainAt = now() + AFTER_FAILURE_MS;
    const reason = isHostAway ? error.name : `${name} ${error.message}`;
    logOnce(reason, { name, error: error.message }, "A picture could not be fetched");
  }

  return { keep, confirm, fail };
}
