import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Listening, listen } from "./listen.ts";

/** A few frames: what is there is painted before the next piece comes. */
const PAUSE_MS = 50;
const KEPT = ["content-type", "content-security-policy"];

/** How much of what comes below the header is on the first screen, in bytes of HTML. */
const FIRST_SCREEN = 14_000;

/** How many bytes come at a time, on the first screen and elsewhere. */
type Pieces = { onFirstScreen: number; elsewhere: number };

/**
 * Stands before a site and hands its pages on piece by piece, as they come over a slow line, the head as a whole.
 * Everything else comes at once.
 */
export const startChunkedProxy = (origin: string, pieces: Pieces): Promise<Listening> =>
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
      const main = body.indexOf("<main");
      while (sent < body.length) {
        const isOnFirstScreen = sent >= main && sent < main + FIRST_SCREEN;
        const end = sent + (isOnFirstScreen ? pieces.onFirstScreen : pieces.elsewhere);
        response.write(body.subarray(sent, end));
        sent = end;
        await pause(PAUSE_MS);
      }
      return response.end();
    }),
  );
