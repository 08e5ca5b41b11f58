import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { securityHeaders } from "../security-headers.ts";

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to bytes that are not an HTTP request, with the usual security headers, and closes the connection. */
export function rejectMalformed(
  error: Error & { code?: string },
  socket: Duplex,
  isResponding: boolean,
): void {
  // The client would read it as a part of the current response.
  if (!socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? 400;
  const text = `${STATUS_CODES[status]}\n`;
  const headers = [
    ...Object.entries(securityHeaders),
    ["content-type", "text/plain; charset=utf-8"],
    ["cache-control", "no-store"],
    ["content-length", String(text.length)],
    ["connection", "close"],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}\r\n`;
  socket.end(head + text, () => socket.destroy());
}
