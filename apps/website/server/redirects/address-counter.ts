import { type AddressCount, type Client, NotFoundError } from "@manor/content-api";
import { hasOnlyWordPressId, listMatchingAddresses } from "@manor/content-api/redirect-address";
import { countsPerCall } from "@manor/content-api/redirects";
import type { Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { findPage } from "../../model/pages/find-page.ts";
import type { Exchange } from "../http/exchange.ts";
import { isCountable } from "./is-countable.ts";

/** Of each kind. More are dropped: a scanner requests thousands. */
const MAX_ADDRESSES = 300;
/** A report follows after so many polls of the content: with the default, a minute. */
const POLLS = 15;

export type AddressCounter = ReturnType<typeof createAddressCounter>;

type Options = { client: Pick<Client, "sendAddressCounts">; log: Log };

/**
 * Counts the requests of redirects and of addresses that were not found, without anything about the visitor, and reports
 * them to the CMS. Counts are in memory only.
 */
export function createAddressCounter({ client, log }: Options) {
  const counts = { redirect: new Map<string, number>(), missing: new Map<string, number>() };
  const singleFlight = createSingleFlight<void>();
  let polls = 0;

  function add(kind: AddressCount["kind"], address: string, count = 1): void {
    const known = counts[kind];
    if (known.has(address) || known.size < MAX_ADDRESSES)
      known.set(address, (known.get(address) ?? 0) + count);
  }

  async function report(): Promise<void> {
    const all = takeAll(counts);
    try {
      while (all.length > 0) {
        await client.sendAddressCounts(all.slice(0, countsPerCall));
        all.splice(0, countsPerCall);
      }
    } catch (error) {
      // A CMS without the call never takes them.
      if (error instanceof NotFoundError) return;
      for (const { kind, address, count } of all) add(kind, address, count);
      log.warn({ problem: String(error) }, "The counts of addresses could not be sent to the CMS");
    }
  }

  return {
    countRedirect: ({ request }: Exchange, from: string): void => {
      if (request.method === "GET") add("redirect", from);
    },
    /** Without its query, except for an id of WordPress. */
    countMissing: (exchange: Exchange): void => {
      const address = toCounted(exchange);
      if (exchange.request.method === "GET" && address) add("missing", address);
    },
    /** To be called once per poll. */
    onPoll: (): void => {
      polls += 1;
      if (polls % POLLS === 0) void singleFlight("report", report);
    },
    report: (): Promise<void> => singleFlight("report", report),
  };
}

type Counts = Record<AddressCount["kind"], Map<string, number>>;

function takeAll(counts: Counts): AddressCount[] {
  const all = (["redirect", "missing"] as const).flatMap((kind) =>
    [...counts[kind]].map(([address, count]) => ({ kind, address, count })),
  );
  for (const known of Object.values(counts)) known.clear();
  return all;
}

function toCounted({ url, school, path }: Exchange): string | undefined {
  const addresses = listMatchingAddresses(url.pathname + url.search);
  const address = addresses.find(hasOnlyWordPressId) ?? addresses.at(-1);
  // A page without a translation is known in English.
  const isKnown = address !== undefined && !address.includes("?") && isTextPage(school, path);
  return address !== undefined && !isKnown && isCountable(address) ? address : undefined;
}

const isTextPage = (school: Exchange["school"], path: string): boolean =>
  findPage(school, path)?.page.text !== undefined;
