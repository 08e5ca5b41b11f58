import type { IncomingMessage } from "node:http";
import { isIPv4 } from "node:net";

const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** True for a local program that uses a loopback name and no proxy. */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  if (proxyHeaders.some((name) => name in headers)) return false;
  // A foreign name for this machine means DNS rebinding: a web page in a local browser.
  const name = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  return isLoopback(name) && isLoopback(socket.remoteAddress ?? "");
}

/** Whether a name or an address means this machine, in each spelling of a URL or a socket. */
export function isLoopback(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return plain === "localhost" || plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
}
