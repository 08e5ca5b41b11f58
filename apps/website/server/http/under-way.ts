import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** A browser asks for one thing after the other on a connection; a proxy may ask for a few ahead. */
const MOST_AHEAD = 8;

/** The requests that are under way, connection by connection. */
export type UnderWay = {
  /** Notes one more. False when it is one too many: then the connection is closed. */
  add: (socket: Duplex, response: ServerResponse) => boolean;
  has: (socket: Duplex) => boolean;
};

export function createUnderWay(): UnderWay {
  // Who is over is left out when the next one comes: no response needs a listener for that.
  const all = new WeakMap<Duplex, ServerResponse[]>();

  function begin(socket: Duplex): ServerResponse[] {
    const responses: ServerResponse[] = [];
    all.set(socket, responses);
    // Node notifies only the current response. The others would hold their resources for ever.
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
    add: (socket, response) => {
      if (socket.destroyed) return false;
      const responses = all.get(socket) ?? begin(socket);
      while (responses[0]?.closed) responses.shift();
      responses.push(response);
      if (responses.length > MOST_AHEAD) socket.destroy();
      return !socket.destroyed;
    },
    has: (socket) => all.get(socket)?.some(({ closed }) => !closed) ?? false,
  };
}
