import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { leavesFolder } from "@manor/content-api/image-path";
import { tokenHeader } from "@manor/content-api/token";
import type { Door } from "./contract-door.ts";
import "./admin-signals.ts";

/**
 * Takes a request for the contract past Next, straight to the code that answers it: that is four
 * times as many answers, and none of the headers that only browsers in the admin panel need. Whom the door
 * does not let in is told so.
 */
export const createContractHandler =
  (door: Door) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    send(request, response, await answerOf(request, door));

async function answerOf(request: IncomingMessage, door: Door): Promise<Response> {
  if (climbs(request)) return problem(400, "Bad request");
  if (!door(request)) return problem(401, "Only the website is answered here");
  return (
    (await globalThis.answerContract?.(asWebRequest(request))) ?? problem(503, "Not available")
  );
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body || request.method === "HEAD") {
    await answer.body?.cancel();
    response.end();
    return;
  }
  try {
    await pipeline(answer.body, response);
  } catch {
    // Whoever asked has gone away; the stream is closed and there is nobody to tell.
    response.destroy();
  }
}

function asWebRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const isReading = request.method === "GET" || request.method === "HEAD";
  // Nothing is read before somebody asks for it: of a body that nobody wants Node lets go by itself, while one that
  // was begun and left would hold up whatever follows on its connection.
  const body = isReading
    ? {}
    : { body: ReadableStream.from<Buffer>(request) as BodyInit, duplex: "half" };
  return new Request(addressOf(request), { method: request.method, headers, ...body });
}

/** Only the path counts; the host name is not looked at. An unreadable path becomes one that nothing answers. */
function addressOf(request: IncomingMessage): URL {
  return URL.parse(request.url ?? "", "http://cms") ?? new URL("http://cms/api/");
}

/** Looks at what was sent: a parser of addresses resolves `..` before anybody sees it (R65). */
function climbs({ url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split(/[?#]/, 1);
  return path.split("/").some(leavesFolder);
}

const problem = (status: 400 | 401 | 503, title: string): Response =>
  new Response(JSON.stringify({ title, status }), {
    status,
    headers: {
      "content-type": "application/problem+json",
      ...(status === 401 && { "www-authenticate": tokenHeader }),
      ...(status === 503 && { "retry-after": "5" }),
    },
  });
