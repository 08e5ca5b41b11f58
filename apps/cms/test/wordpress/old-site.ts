import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The former website of a school on this machine, under a name that only `network` knows. */
export async function startOldSite(files: Record<string, Buffer | Handler>) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://old.school.example");
    requests.push(pathname);
    const file = files[pathname];
    if (typeof file === "function") file(request, response);
    else if (file) response.end(file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const from = new URL(`http://old.school.example:${port}/`);
  return {
    from,
    requests,
    at: (path: string) => new URL(path, from).href,
    network: {
      lookup: async () => [{ address: "127.0.0.1", family: 4 }],
      isAllowedAddress: () => true,
      wait: async () => {},
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
