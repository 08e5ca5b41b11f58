import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
};
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** An HTTP server that a test controls in place of the CMS. */
export type StubCms = {
  url: string;
  /** All requests, in order. */
  received: Received[];
  /** Returns JSON at a path (query included). Other paths return `[]`; a school, an album or an image is unknown. */
  serve: (path: string, json: unknown) => void;
  /** Returns only a status at a path. */
  fail: (path: string, status: number) => void;
  /** Sets the handler of a path. */
  handle: (path: string, handler: Handler) => void;
  /** Sets the handler of all images that have none. */
  handleImages: (handler: Handler) => void;
  /** The number of changes to the handlers. */
  changes: () => number;
  /** Removes all handlers and recorded requests. */
  reset: () => void;
  /** Closes the port; `open` opens it again at the same address. */
  close: () => Promise<void>;
  open: () => Promise<void>;
};

export async function startStubCms(): Promise<StubCms> {
  const handlers = new Map<string, Handler>();
  const received: Received[] = [];
  let changes = 0;
  let imageHandler: Handler | undefined;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const path = request.url ?? "";
    received.push({ method: request.method ?? "", path, headers: request.headers, body });
    const handler = handlers.get(path) ?? handlers.get(path.split("?")[0] ?? "");
    if (handler) return handler(request, response);
    if (request.method === "POST") return response.writeHead(201).end("{}");
    if (imageHandler && /^\/api\/image/.test(path)) return imageHandler(request, response);
    if (/^\/api\/(subGallery|image|site)/.test(path)) return response.writeHead(404).end();
    return sendJson(response, []);
  };
  let server = createServer(respond);
  const listen = (port: number) =>
    new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const handle = (path: string, handler: Handler) => {
    changes += 1;
    handlers.set(path, handler);
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
    serve: (path, json) => handle(path, (_, response) => sendJson(response, json)),
    fail: (path, status) => handle(path, (_, response) => response.writeHead(status).end("failed")),
    handle,
    handleImages: (handler) => {
      changes += 1;
      imageHandler = handler;
    },
    changes: () => changes,
    reset: () => {
      changes += handlers.size;
      handlers.clear();
      imageHandler = undefined;
      received.length = 0;
    },
    close,
    open: async () => {
      server = createServer(respond);
      await listen(port);
    },
  };
}

function sendJson(response: ServerResponse, json: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(json));
}
