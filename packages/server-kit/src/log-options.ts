import { isIP } from "node:net";
import { toSubnets } from "./subnets.ts";

/**
 * The pino options of both processes. Each line is a JSON object with `level` (a word), `time` (ISO), `program`, `msg`
 * and fields such as `requestId`.
 */
export const logOptions = (program: "site" | "CMS", level: string) => ({
  level,
  base: { program },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
});

/** Shortens an IP address to its network (/24 or /48), so that a log identifies no visitor. */
export function anonymizeAddress(address: string): string {
  if (isIP(address.replace(/%.*$/, "")) === 0) return "unknown";
  const { network } = toSubnets(address);
  return network.includes(":") ? `${network}::/48` : `${network}.0/24`;
}
