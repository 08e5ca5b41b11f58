import type { IncomingMessage, ServerResponse } from "node:http";
import type { Door } from "./contract-door.ts";
import "./admin-signals.ts";

export const contentHealthPath = "/content-health";

/** GET /content-health: what the office has to do, as JSON, for whoever may ask the contract. */
export const createHealthAnswer =
  (door: Door) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isAllowed = door(request);
    const todos = isAllowed ? await globalThis.contentTodos?.() : undefined;
    const status = isAllowed ? 200 : 401;
    response
      .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
      .end(JSON.stringify(todos ?? { title: "Only the website is answered here", status }));
  };
