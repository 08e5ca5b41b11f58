/** The port cannot be had. */
export class ListenError extends Error {
  override name = "ListenError";
  constructor(address: string, port: number, cause: Error) {
    super(
      `The CMS cannot listen on ${address}:${port} (${cause.message}), so nobody can reach it. Stop whatever uses that port, or set CMS_PORT.`,
      { cause },
    );
  }
}
