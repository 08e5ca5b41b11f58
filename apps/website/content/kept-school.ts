import type { Client } from "@manor/content-api";
import { readSchool, type SchoolAnswer } from "@manor/content-api/school";
import { CachedAnswer } from "./cached-answer.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import { createOptionalCall } from "./optional-call.ts";
import type { Snapshot } from "./snapshot.ts";

type KeptSchoolOptions = {
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  freshForMs: number;
  /** Hears that the school is another than before. */
  onChange: () => void;
  now?: (() => number) | undefined;
};

type KeptSchool = {
  /** What was said last; nothing, with the version "", before anything was. */
  current: () => { parts: SchoolAnswer; version: string };
  /** Asks the host. Never throws. */
  refresh: () => Promise<void>;
};

const KEY = "school";
const PATH = "/api/site/{school}";
const nothing: SchoolAnswer = {};

/**
 * What the host says of the school, in memory and on disk. A host that has never known the call says nothing, and
 * all parts are the sample's; one that knew it and now answers 404 has a fault, and what it said last stays.
 */
export function createKeptSchool(options: KeptSchoolOptions): KeptSchool {
  const { client, clock, snapshot, log, freshForMs, onChange, now } = options;
  const askOptional = createOptionalCall<unknown>({}, now);
  const answer = new CachedAnswer<SchoolAnswer>({
    ask: async (etag) => {
      const asked = await askOptional(() => client.school({ etag }), saysSomething);
      return asked.changed ? { ...asked, value: read(asked.value) } : asked;
    },
    goneWhenNotFound: false,
    today: clock.today,
    freshForMs,
    restored: restore(),
    onChange: (cached) => {
      onChange();
      if (cached) snapshot.save(KEY, { value: cached.value, etag: cached.etag, day: cached.day });
    },
    onError: (error) =>
      log.warn({ path: PATH, problem: error.message }, "The CMS did not say who the school is"),
    now,
  });

  function saysSomething(): boolean {
    return Object.keys(answer.cached?.value ?? nothing).length > 0;
  }

  function read(json: unknown): SchoolAnswer {
    const { parts, broken } = readSchool(json);
    for (const { part, reason } of broken) {
      log.warn(
        { path: PATH, part, reason },
        "A part of the school is broken; the sample stands for it",
      );
    }
    return parts;
  }

  /** From the disk, read as if the host had sent it. What no longer can be read is asked for in full. */
  function restore() {
    const saved = snapshot.load(KEY);
    if (!saved) return undefined;
    const { parts, broken } = readSchool(saved.value);
    return { value: parts, etag: broken.length > 0 ? "" : saved.etag, day: saved.day };
  }

  return {
    current: () => ({
      parts: answer.cached?.value ?? nothing,
      version: answer.version,
    }),
    refresh: () => answer.refresh(),
  };
}
