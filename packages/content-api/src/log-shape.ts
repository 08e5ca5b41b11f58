import { isIP } from "node:net";
import { placesOf } from "./places.ts";

/**
 * How both processes write a line of their log, as options of pino: one JSON object with `level` (a word), `time`
 * (ISO), `program`, `msg`, and what belongs to it, such as `requestId`.
 */
export const logShape = (program: "site" | "CMS", level: string) => ({
  level,
  base: { program },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
});

/** A network address as a log may have it: its network (/24 or /48), of which no single visitor is known. */
export function shortAddress(address: string): string {
  if (isIP(address.replace(/%.*$/, "")) === 0) return "unknown";
  const { network } = placesOf(address);
  return network.includes(":") ? `${network}::/48` : `${network}.0/24`;
}
