import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "./listen.ts";

/** A few frames, so that the browser paints each chunk before the next one arrives. */
const PAUSE_MS = 50;
const FORWARDED_HEADERS = ["content-type", "content-security-policy"];

/** The bytes of HTML below the header that the first screen shows. */
const FIRST_SCREEN_BYTES = 14_000;
const CHUNK_BYTES = 2_000;

/**
 * A proxy that sends the body of HTML pages in chunks, like a slow connection: of `onFirstScreen` bytes on the first
 * screen. Other responses are sent at once.
 */
export const startChunkedProxy = (origin: string, onFirstScreen = CHUNK_BYTES) =>
  listen(
    createServer(async ({ url = "/", headers }, response) => {
      const original = await fetch(new URL(url, origin), {
        headers: { "accept-encoding": "identity" },
      });
      const body = Buffer.from(await original.arrayBuffer());
      const forwarded = FORWARDED_HEADERS.map((name) => [name, original.headers.get(name) ?? ""]);
      response.writeHead(original.status, Object.fromEntries(forwarded));
      if (!headers.accept?.includes("text/html")) return response.end(body);
      let sent = body.indexOf("<body");
      response.write(body.subarray(0, sent));
      const main = body.indexOf("<main");
      while (sent < body.length) {
        const isOnFirstScreen = sent >= main && sent < main + FIRST_SCREEN_BYTES;
        const end = sent + (isOnFirstScreen ? onFirstScreen : CHUNK_BYTES);
        response.write(body.subarray(sent, end));
        sent = end;
        await pause(PAUSE_MS);
      }
      return response.end();
    }),
  );
