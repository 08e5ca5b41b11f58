import { hash } from "node:crypto";
import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";

/** A content host that gives these answers by their addresses, and an empty list for any other. Honours ETag. */
export function startListHost(answers: Record<string, object>, port: number): Promise<Server> {
  const packed = new Map(Object.entries(answers).map(([path, value]) => [path, pack(value)]));
  const nothing = pack([]);
  const server = createServer((request, response) => {
    const { body, etag } = packed.get(request.url ?? "") ?? nothing;
    const known = request.headers["if-none-match"] === etag;
    response.writeHead(known ? 304 : 200, {
      etag,
      "content-type": "application/json",
      ...(known ? {} : { "content-encoding": "gzip", "content-length": body.byteLength }),
    });
    response.end(known ? undefined : body);
  });
  return new Promise((ready) => server.listen(port, "127.0.0.1", () => ready(server)));
}

function pack(value: object): { body: Buffer; etag: string } {
  const json = JSON.stringify(value);
  return { body: gzipSync(json, { level: 1 }), etag: `"${hash("sha256", json)}"` };
}
