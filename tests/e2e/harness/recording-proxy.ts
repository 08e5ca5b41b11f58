import { request as ask, createServer, type IncomingHttpHeaders } from "node:http";
import { listen } from "./listen.ts";
import { dot } from "./stub-pictures.ts";

export type Asked = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** What the site answered; none where it was not asked, or has not yet. */
  status?: number;
};

export type RecordingProxy = {
  /** For the `proxy` option of a browser's context. */
  server: string;
  /** Every request that left the browser since the last `reset`, whoever in it asked: icons, fonts and beacons too. */
  asked: Asked[];
  reset: () => void;
  close: () => Promise<void>;
};

/**
 * Stands between a browser and the world, because a page's own events leave out icons and what other frames and
 * workers ask for. Lets through what goes to `origin` and refuses everything else. Pictures of the school itself
 * are a dot: making them anew takes longer than all the rest.
 */
export async function startRecordingProxy(origin: string): Promise<RecordingProxy> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "");
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", headers } = request;
    const one: Asked = { method, url, headers, body };
    asked.push(one);
    if (url.origin !== origin) return response.writeHead(502).end();
    if (url.pathname.startsWith("/api/image/SGSM/"))
      return response.setHeader("content-type", "image/gif").end(dot);
    ask(url, { method, headers }, (answer) => {
      one.status = answer.statusCode ?? 502;
      response.writeHead(one.status, answer.headers);
      answer.pipe(response);
    })
      .on("error", () => response.destroy())
      .end(body);
  });
  // A secure address comes as the wish for a tunnel.
  server.on("connect", ({ url, headers }, socket) => {
    asked.push({ method: "CONNECT", url: new URL(`https://${url}`), headers, body: "" });
    socket.on("error", () => {}).end("HTTP/1.1 502 Refused\r\n\r\n");
  });
  const { url, close } = await listen(server);
  return {
    server: url,
    asked,
    reset: () => {
      asked.length = 0;
    },
    close,
  };
}
