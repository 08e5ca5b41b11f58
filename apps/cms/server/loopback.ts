import { isIPv4 } from "node:net";

/** Whether a name or an address means this machine, in each spelling that a URL or a socket has for it. */
export function isLoopback(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return plain === "localhost" || plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
}
