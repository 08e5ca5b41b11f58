import { isIPv4, isIPv6 } from "node:net";

/**
 * The subnets of an IP address for rate limits: `home`, one connection (an IPv4 address, or the /64 of an IPv6
 * connection), and `network` (/24 or /48). An unreadable address is its own home and network.
 */
export function toSubnets(address: string): { home: string; network: string } {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return { home: plain, network: plain.split(".").slice(0, 3).join(".") };
  if (!isIPv6(plain)) return { home: plain, network: plain };
  const groups = toGroups(plain);
  return { home: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}

/** The eight normalised groups of a valid IPv6 address. An IPv4 suffix is not used. */
function toGroups(address: string): string[] {
  const [head = "", tail = ""] = address.split("::");
  const list = (part: string) => (part === "" ? [] : part.split(":"));
  const known = list(head).length + list(tail).length;
  const zeros = address.includes("::") ? Array.from({ length: 8 - known }, () => "0") : [];
  const groups = [...list(head), ...zeros, ...list(tail)];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
