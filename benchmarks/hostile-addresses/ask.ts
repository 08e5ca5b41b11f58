import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Asks, reads all of the answer without unpacking it, and gives its status. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const options = { hostname, port, path, agent, headers: { "accept-encoding": "br", ...headers } };
  return new Promise((done, failed) => {
    request(options, (answer) => {
      answer.resume();
      answer.once("end", () => done(answer.statusCode ?? 0)).once("error", failed);
    })
      .once("error", failed)
      .end();
  });
}
