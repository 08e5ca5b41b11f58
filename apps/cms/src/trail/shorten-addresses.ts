import { shortAddress } from "@manor/content-api/log-shape";
import type { Payload } from "payload";

const DAY = 86_400_000;
const KEPT_DAYS = 90;
const BATCH = 500;

/** Every six hours: lines that are older than 90 days keep the network of an address alone. Returns how to stop. */
export function shortenAddresses(payload: Payload): () => void {
  const shorten = () =>
    void shortenOld(payload, Date.now()).catch((error: unknown) =>
      payload.logger.warn(`Old addresses not shortened: ${String(error)}`),
    );
  shorten();
  const timer = setInterval(shorten, DAY / 4);
  timer.unref();
  return () => clearInterval(timer);
}

/** A short address ends with the size of its network, as in 192.0.2.0/24. */
async function shortenOld(payload: Payload, now: number): Promise<void> {
  const isOld = { at: { less_than: new Date(now - KEPT_DAYS * DAY).toISOString() } };
  const isWhole = {
    // Payload adds no wildcards to this operator.
    from: { not_like: "%/%", not_in: ["unknown", "the CMS"] },
  };
  for (;;) {
    const { docs } = await payload.find({
      collection: "trail",
      where: { and: [isOld, isWhole] },
      depth: 0,
      limit: 1,
      pagination: false,
    });
    const [line] = docs;
    if (!line) return;
    // All lines of one address are changed together.
    await payload.update({
      collection: "trail",
      where: { and: [isOld, { from: { equals: line.from } }] },
      data: { from: shortAddress(line.from) },
      depth: 0,
      limit: BATCH,
    });
  }
}
