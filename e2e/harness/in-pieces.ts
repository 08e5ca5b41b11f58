import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type InPieces = { url: string; close: () => Promise<void> };

/** A few frames: what is there is painted before the next piece comes. */
const PAUSE_MS = 50;

/**
 * Stands before a site and hands its pages on piece by piece, as they come over a slow line: the head as a whole, then
 * so many bytes at a time. Everything else comes at once.
 */
export async function startInPieces(origin: string, bytes: number): Promise<InPieces> {
  const server = createServer(async ({ url = "/", method, headers }, response) => {
    if (!headers.accept?.includes("text/html")) {
      ask(new URL(url, origin), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      })
        .on("error", () => response.destroy())
        .end();
      return;
    }
    const answer = await fetch(new URL(url, origin), {
      headers: { "accept-encoding": "identity" },
    });
    const page = Buffer.from(await answer.arrayBuffer());
    const kept = ["content-type", "content-security-policy"];
    const own = kept.map((name) => [name, answer.headers.get(name) ?? ""] as const);
    response.writeHead(answer.status, Object.fromEntries(own));
    let sent = page.indexOf("<body");
    response.write(page.subarray(0, sent));
    for (; sent < page.length; sent += bytes) {
      response.write(page.subarray(sent, sent + bytes));
      await pause(PAUSE_MS);
    }
    response.end();
  });
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
