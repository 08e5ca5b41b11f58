import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { patient } from "./patience.ts";

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  ms: number;
};

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
  /** After so many milliseconds nobody waits any longer. */
  patienceMs?: number;
};

const usualAgent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Asks exactly for what is written, as `fetch` would not. Rejects when there is no whole answer. */
export function ask(url: string, path: string, asked: Asked = {}): Promise<Answer> {
  const {
    method = "GET",
    headers = {},
    body,
    agent = usualAgent,
    patienceMs = patient(20_000),
  } = asked;
  const started = performance.now();
  const { hostname, port } = new URL(url);
  return new Promise((done, failed) => {
    const fail = (error: Error) => failed(new Error(`${method} ${path}: ${error.message}`));
    const options = { hostname, port, path, method, headers, agent };
    const asking = request(options, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.once("error", fail);
      response.once("end", () => {
        if (!response.complete) return fail(new Error("the answer broke off"));
        const bytes = Buffer.concat(pieces);
        const ms = performance.now() - started;
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString("utf8"),
          ms,
        });
      });
    });
    asking.once("error", (error: NodeJS.ErrnoException) => {
      // The other side closed a line that had been idle just as it was used again: browsers ask once more, too.
      if (method === "GET" && asking.reusedSocket && error.code === "ECONNRESET")
        ask(url, path, { ...asked, agent: new Agent() }).then(done, failed);
      else fail(error);
    });
    asking.setTimeout(patienceMs, () => asking.destroy(new Error(`silent for ${patienceMs} ms`)));
    asking.end(body);
  });
}
