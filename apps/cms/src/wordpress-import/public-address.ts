import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Private, reserved and documentation networks: RFC 6890 and its successors. */
const blockedIPv4 = new BlockList();
for (const network of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
])
  blockedIPv4.addSubnet(...toSubnet(network), "ipv4");

/** Everything outside this is local, mapped from IPv4, NAT64, multicast or not assigned. */
const globalIPv6 = new BlockList();
globalIPv6.addSubnet("2000::", 3, "ipv6");

/** Within it: special purposes such as Teredo, documentation, and addresses that contain an IPv4 address (6to4). */
const blockedIPv6 = new BlockList();
for (const network of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"])
  blockedIPv6.addSubnet(...toSubnet(network), "ipv6");

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blockedIPv4.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return globalIPv6.check(address, "ipv6") && !blockedIPv6.check(address, "ipv6");
}

function toSubnet(network: string): [string, number] {
  const [address = "", prefix] = network.split("/");
  return [address, Number(prefix)];
}
