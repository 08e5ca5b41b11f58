import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

export type Listening = { url: string; close: () => Promise<void> };

/** Listens on a free local port. `close` also closes open connections. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
