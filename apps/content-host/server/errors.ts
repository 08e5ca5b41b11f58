/** A setting in the environment cannot be used; the host does not start. */
export class ConfigError extends Error {
  override name = "ConfigError";
  constructor(setting: string, value: string, allowed: string) {
    const shown = /SECRET|KEY/.test(setting) ? "(not shown)" : `"${value}"`;
    super(`${setting} is ${shown}, so the content host does not start. Allowed: ${allowed}.`);
  }
}

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
