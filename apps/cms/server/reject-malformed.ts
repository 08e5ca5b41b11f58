import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to a client that sends no HTTP request, or sends it too slowly, and closes the connection. */
export function rejectMalformed(error: Error & { code?: string }, socket: Duplex): void {
  const status = statuses[error.code ?? ""] ?? 400;
  const reason = STATUS_CODES[status];
  const body = JSON.stringify({ errors: [{ message: `${reason}.` }] });
  const headers = `content-type: application/json\r\ncontent-length: ${body.length}\r\ncache-control: no-store\r\nconnection: close`;
  const response = `HTTP/1.1 ${status} ${reason}\r\n${headers}\r\n\r\n${body}`;
  if (socket.writable) socket.end(response, () => socket.destroy());
  else socket.destroy();
}
