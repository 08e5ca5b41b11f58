import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Browsers do not pipeline requests; a proxy may pipeline a few. */
const MAX_PIPELINED = 8;

/** The requests in flight of each connection. */
export function createInFlightRequests() {
  // Finished responses are removed when the next one is added, so that no response needs a listener.
  const all = new WeakMap<Duplex, ServerResponse[]>();

  function start(socket: Duplex): ServerResponse[] {
    const responses: ServerResponse[] = [];
    all.set(socket, responses);
    // Node emits "close" only for the current response. The others would never release their resources.
    socket.once("close", () => {
      for (const response of responses) {
        if (response.closed) continue;
        response.destroy();
        response.emit("close");
      }
    });
    return responses;
  }

  return {
    /** Adds a request. Closes the connection and returns false when there are too many. */
    add: (socket: Duplex, response: ServerResponse): boolean => {
      if (socket.destroyed) return false;
      const responses = all.get(socket) ?? start(socket);
      while (responses[0]?.closed) responses.shift();
      responses.push(response);
      if (responses.length > MAX_PIPELINED) socket.destroy();
      return !socket.destroyed;
    },
    has: (socket: Duplex): boolean => all.get(socket)?.some(({ closed }) => !closed) ?? false,
  };
}
