import { createServer, type IncomingHttpHeaders, request as sendRequest } from "node:http";
import { listen } from "./listen.ts";
import { pixel } from "./stub-pictures.ts";

type RecordedRequest = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** The website's status, once it has responded. */
  status?: number;
};

export type RecordingProxy = {
  /** For the `proxy` option of a browser context. */
  server: string;
  /** Every request of the browser since the last `reset`, including icons, fonts and beacons. */
  requests: RecordedRequest[];
  reset: () => void;
  close: () => Promise<void>;
};

/**
 * A browser proxy that records all requests; Playwright's page events miss icons and the requests of workers. It
 * forwards only requests to `origin`, and replaces the slow school images by one pixel.
 */
export async function startRecordingProxy(origin: string): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "");
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", headers } = request;
    const recorded: RecordedRequest = { method, url, headers, body };
    requests.push(recorded);
    if (url.origin !== origin) return response.writeHead(502).end();
    if (url.pathname.startsWith("/api/image/SGSM/"))
      return response.setHeader("content-type", "image/gif").end(pixel);
    sendRequest(url, { method, headers }, (upstream) => {
      recorded.status = upstream.statusCode ?? 502;
      response.writeHead(recorded.status, upstream.headers);
      upstream.pipe(response);
    })
      .on("error", () => response.destroy())
      .end(body);
  });
  // The browser requests HTTPS URLs through a tunnel.
  server.on("connect", ({ url, headers }, socket) => {
    requests.push({ method: "CONNECT", url: new URL(`https://${url}`), headers, body: "" });
    socket.on("error", () => {}).end("HTTP/1.1 502 Refused\r\n\r\n");
  });
  const { url, close } = await listen(server);
  return {
    server: url,
    requests,
    reset: () => {
      requests.length = 0;
    },
    close,
  };
}
