import { once } from "node:events";
import { type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Health } from "../health.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { sendProblem } from "../http/send.ts";
import type { Role } from "./role.ts";

/** What only the keeper answers: all that is taken in, what lies on the disk, and what is made from that. */
const OF_KEEPER =
  /^\/(readyz$|metrics$|vitals$|feeds\/|og\/|api\/image(\/|$)|photo-details(\/|$))/i;

/** Says whose request it is; only believed on the keeper's own socket. */
const VISITOR = "x-manor-visitor";
/** A keeper that ended is there again after some two seconds. */
const PATIENCE_MS = 6_000;
const LOOK_AGAIN_MS = 100;

/** The step of a process that is not the keeper: hands on what is the keeper's to answer. */
const toKeeper =
  (socketPath: string, { isReady, step }: Pick<Health, "isReady" | "step">): Step =>
  async (exchange) => {
    if (isRead(exchange) && !OF_KEEPER.test(exchange.path)) return false;
    const isCheck = exchange.path === "/readyz";
    // The keeper speaks for itself; this process may know of nothing to show, or be about to end.
    if (isCheck && !isReady()) return step(exchange);
    const socket = await reach(socketPath, isCheck ? 0 : PATIENCE_MS);
    if (!socket) return sendProblem(exchange, 503, AWAY, { "retry-after": 2 });
    await handOn(exchange, socket);
    return true;
  };

const AWAY =
  "This part of the site starts again at this moment. Please try again in a few seconds.";

/** A connection to the keeper; `undefined` when it has been away for too long. */
async function reach(socketPath: string, patienceMs: number): Promise<Socket | undefined> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const socket = connect(socketPath);
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    if (isThere) return socket;
    if (performance.now() >= until) return undefined;
    await wait(LOOK_AGAIN_MS);
  }
}

async function handOn({ request: asked, response }: Exchange, socket: Socket): Promise<void> {
  const { connection: _, ...headers } = asked.headers;
  const handed = request({
    createConnection: () => socket,
    path: asked.url ?? "/",
    method: asked.method ?? "GET",
    headers: { ...headers, connection: "close", [VISITOR]: asked.socket.remoteAddress ?? "" },
  });
  try {
    const answered = once(handed, "response") as Promise<[IncomingMessage]>;
    const [[answer]] = await Promise.all([answered, pipeline(asked, handed)]);
    const { connection: __, "keep-alive": ___, ...said } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, said);
    await pipeline(answer, response);
  } catch {
    // The visitor has gone, or the keeper ended in the middle: half an answer is none.
    handed.destroy();
    response.destroy();
  }
}

/** The step of a process that answers for itself; of one that has a keeper, what is the keeper's goes there first. */
export function healthOf(role: Role | undefined, health: Health): Step {
  if (!role?.isReader) return health.step;
  const handOver = toKeeper(role.keeperSocket, health);
  return async (exchange) => (await handOver(exchange)) || health.step(exchange);
}

/** Makes a server take the word of the other processes for who asks. Only for a socket that nobody else reaches. */
export function believeReaders(server: Server): Server {
  const believe: RequestListener = (asked) => {
    const address = asked.headers[VISITOR];
    delete asked.headers[VISITOR];
    Object.defineProperty(asked.socket, "remoteAddress", { value: address, configurable: true });
  };
  return server.prependListener("request", believe);
}
