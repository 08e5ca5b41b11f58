import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
};
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A CMS that says exactly what a test wants, for what a real one would not do on demand. */
export type StubCms = {
  url: string;
  /** Everything that was asked, in order. */
  received: Received[];
  /** Answers a path (query included) with JSON. Paths never set answer `[]`. */
  give: (path: string, json: unknown) => void;
  /** Answers a path with a bare status. */
  refuse: (path: string, status: number) => void;
  /** Answers a path in any way at all. */
  answer: (path: string, answer: Answer) => void;
  /** Answers every picture that was not set. */
  handleImages: (answer: Answer) => void;
  /** Grows with every change of what it says. */
  changes: () => number;
  /** Forgets every answer and everything received. */
  reset: () => void;
  /** Closes the port, as when the machine is gone; `open` brings it back under the same address. */
  close: () => Promise<void>;
  open: () => Promise<void>;
};

export async function startStubCms(): Promise<StubCms> {
  const answers = new Map<string, Answer>();
  const received: Received[] = [];
  let changes = 0;
  let ofPictures: Answer | undefined;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const path = request.url ?? "";
    received.push({ method: request.method ?? "", path, headers: request.headers, body });
    const answer = answers.get(path) ?? answers.get(path.split("?")[0] ?? "");
    if (answer) return answer(request, response);
    if (request.method === "POST") return response.writeHead(201).end("{}");
    if (ofPictures && /^\/api\/image/.test(path)) return ofPictures(request, response);
    if (/^\/api\/(subGallery|image)/.test(path)) return response.writeHead(404).end();
    return sendJson(response, []);
  };
  let server = createServer(handle);
  const listen = (port: number) =>
    new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const set = (path: string, answer: Answer) => {
    changes += 1;
    answers.set(path, answer);
  };
  const close = () =>
    new Promise<void>((done) => {
      changes += 1;
      server.close(() => done());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    give: (path, json) => set(path, (_, response) => sendJson(response, json)),
    refuse: (path, status) => set(path, (_, response) => response.writeHead(status).end("refused")),
    answer: set,
    handleImages: (answer) => {
      changes += 1;
      ofPictures = answer;
    },
    changes: () => changes,
    reset: () => {
      changes += answers.size;
      answers.clear();
      ofPictures = undefined;
      received.length = 0;
    },
    close,
    open: async () => {
      server = createServer(handle);
      await listen(port);
    },
  };
}

function sendJson(response: ServerResponse, json: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(json));
}
