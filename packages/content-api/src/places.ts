import { isIPv4, isIPv6 } from "node:net";

/**
 * Who stands behind an IP address: `home`, one connection (an IPv4 address, or the /64 that one IPv6 line
 * gets), and `network`, its neighbours (/24 or /48). An unreadable address is its own home and network.
 */
export function placesOf(address: string): { home: string; network: string } {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return { home: plain, network: plain.split(".").slice(0, 3).join(".") };
  if (!isIPv6(plain)) return { home: plain, network: plain };
  const groups = groupsOf(plain);
  return { home: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}

/** The eight groups of a valid IPv6 address, in one spelling; an IPv4 tail does not matter here. */
function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.split("::");
  const list = (part: string) => (part === "" ? [] : part.split(":"));
  const known = list(head).length + list(tail).length;
  const zeros = address.includes("::") ? Array.from({ length: 8 - known }, () => "0") : [];
  const groups = [...list(head), ...zeros, ...list(tail)];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
