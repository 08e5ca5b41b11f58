import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Listening, listen } from "./listen.ts";

/** A few frames: what is there is painted before the next piece comes. */
const PAUSE_MS = 50;
const KEPT = ["content-type", "content-security-policy"];

/**
 * Stands before a site and hands its pages on piece by piece, as they come over a slow line: the head as a whole, then
 * so many bytes at a time. Everything else comes at once.
 */
export const startInPieces = (origin: string, bytes: number): Promise<Listening> =>
  listen(
    createServer(async ({ url = "/", headers }, response) => {
      const answer = await fetch(new URL(url, origin), {
        headers: { "accept-encoding": "identity" },
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const own = KEPT.map((name) => [name, answer.headers.get(name) ?? ""] as const);
      response.writeHead(answer.status, Object.fromEntries(own));
      if (!headers.accept?.includes("text/html")) return response.end(body);
      let sent = body.indexOf("<body");
      response.write(body.subarray(0, sent));
      for (; sent < body.length; sent += bytes) {
        response.write(body.subarray(sent, sent + bytes));
        await pause(PAUSE_MS);
      }
      return response.end();
    }),
  );
