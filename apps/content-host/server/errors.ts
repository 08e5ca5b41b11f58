/** The port cannot be had. */
export class ListenError extends Error {
  override name = "ListenError";
  constructor(address: string, port: number, cause: Error) {
    super(
      `The content host cannot listen on ${address}:${port} (${cause.message}), so nobody can reach it. Stop whatever uses that port, or set HOST_PORT.`,
      { cause },
    );
  }
}
