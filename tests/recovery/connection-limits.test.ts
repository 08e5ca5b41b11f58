import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { connect } from "node:tls";
import { beforeAll, expect, test } from "vitest";
import { findFreePort } from "../e2e/harness/site.ts";
import { atEnd, CMS, eventually, newFolder, repository, SITE } from "./fixtures.ts";
import { curl, startWebServer, type WebServer } from "./web-server.ts";

const folder = newFolder("limits");
const [VISITOR, OTHER] = ["127.0.40.2", "127.0.40.3"];
let upstream = 0;

beforeAll(async () => {
  // Responds to a page at once, and to an upload at its end.
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.end("a page"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  atEnd(() => server.close() && server.closeAllConnections());
  upstream = (server.address() as AddressInfo).port;
});

/** Starts an upload that does not end. */
function upload({ https }: WebServer, host: string): void {
  const options = { port: https, host: "127.0.0.1", localAddress: VISITOR, servername: host };
  const socket = connect({ ...options, rejectUnauthorized: false });
  socket.on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 100\r\n\r\nslow`);
  atEnd(() => socket.destroy());
}

test.each([
  ["nginx.conf", CMS, 100],
  ["nginx.conf", SITE, 200],
  ["load-balancer/nginx.conf", CMS, 100],
  ["load-balancer/nginx.conf", SITE, 200],
])(
  "with %s, one address with slow uploads to %s gets 429 after %i connections, and others are served",
  async (name, host, most) => {
    const root = join(folder, `${name.length}-${most}`);
    const addresses = ["127.0.0.1:3000", "127.0.0.1:4000", "10.0.0.1:4000"];
    for (const machine of ["11:3000", "12:3000", "13:3000", "21:4000", "22:4000"])
      addresses.push(`10.0.0.${machine}`);
    const upstreams = Object.fromEntries(addresses.map((address) => [address, upstream]));
    // The listener of the content API needs a separate free port.
    upstreams["10.0.0.1:4000"] = await findFreePort();
    const web = await startWebServer("nginx", root, upstreams, join(repository, "deploy", name));
    const visit = async (from: string) =>
      (await curl(web.https, `https://${host}/`, { from })).status;
    expect(await visit(VISITOR)).toBe(200);
    for (let number = 0; number < most; number += 1) upload(web, host);
    await eventually(async () => {
      upload(web, host);
      expect(await visit(VISITOR)).toBe(429);
    });
    expect(await visit(OTHER)).toBe(200);
  },
);
