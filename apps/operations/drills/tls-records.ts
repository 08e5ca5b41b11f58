import { connect } from "node:net";
import { Duplex } from "node:stream";
import { connect as connectSafely } from "node:tls";

const HEAD_BYTES = 5;
const APPLICATION_DATA = 23;

/**
 * Asks for a page over TLS and says how many bytes the longest record of the answer has on the line (RFC 8446, 5.1).
 * A record can be read only once all of it has come.
 */
export function longestRecord(port: number, name: string, path: string): Promise<number> {
  return new Promise((done, failed) => {
    const line = connect(port, "127.0.0.1");
    const heard: Buffer[] = [];
    const wire = new Duplex({
      read: () => {},
      write: (piece, _, next) => void line.write(piece, next),
      final: (next) => void line.end(next),
    });
    line.on("data", (piece: Buffer) => {
      heard.push(piece);
      wire.push(piece);
    });
    line.on("end", () => wire.push(null));
    line.on("error", failed);
    const safe = connectSafely({ socket: wire, servername: name, rejectUnauthorized: false });
    safe.on("error", failed);
    safe.on("end", () => done(Math.max(...lengthsOf(Buffer.concat(heard)))));
    safe.resume();
    safe.write(
      `GET ${path} HTTP/1.1\r\nHost: ${name}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
  });
}

function lengthsOf(records: Buffer): number[] {
  const lengths: number[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= records.length) {
    const length = records.readUInt16BE(at + 3);
    if (records[at] === APPLICATION_DATA) lengths.push(length);
    at += HEAD_BYTES + length;
  }
  return lengths;
}
