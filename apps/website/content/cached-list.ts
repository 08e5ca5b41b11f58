import { type Answer, type Client, type ListCallName, listCalls } from "@manor/content-api";
import { type Cached, CachedAnswer } from "./cached-answer.ts";
import { cleanRecords, restoreList } from "./clean-records.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import { createOptionalCall } from "./optional-call.ts";
import type { Snapshot } from "./snapshot.ts";

type CachedListOptions = {
  school: string;
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  now?: (() => number) | undefined;
};

/** One list, renewed by ETag and kept on disk. */
export function cacheList(
  name: ListCallName,
  {
    school,
    client,
    clock,
    snapshot,
    log,
    freshForMs,
    twin,
    onChange,
    now,
  }: CachedListOptions & {
    freshForMs: number;
    twin: () => Cached<unknown[]> | undefined;
    onChange: () => void;
  },
): CachedAnswer<unknown[]> {
  const { path: pathOf, auth, isOptional } = listCalls[name];
  const path = pathOf("{school}");
  const askOptional = createOptionalCall<unknown[]>([], now);
  const isKnown = () => !isOptional || Boolean(list.cached?.value.length);
  const list = new CachedAnswer<unknown[]>({
    ask: async (etag) => {
      const headers: Record<string, string> = auth ? { schoolcode: school } : {};
      const ask = (): Promise<Answer<unknown[]>> => client.list(name, { etag, headers });
      const answer = await askOptional(ask, isKnown);
      if (!answer.changed) return answer;
      if (answer.dropped > 0)
        log.warn({ path, dropped: answer.dropped }, "Malformed records were left out");
      return { ...answer, value: cleanRecords(name, answer.value) };
    },
    goneWhenNotFound: false,
    today: clock.today,
    freshForMs,
    restored: restoreList(name, snapshot.load(name)),
    twin,
    onChange: (cached) => {
      onChange();
      if (cached) snapshot.save(name, { value: cached.value, etag: cached.etag, day: cached.day });
    },
    onError: (error) => log.warn({ path, problem: error.message }, "The CMS did not renew a list"),
    now,
  });
  return list;
}
