/**
 * The addresses from which a browser may act with its log-in cookie: the configured one, and on a
 * loopback address its twin, because people type localhost as well as 127.0.0.1.
 */
export function trustedOrigins(url: string): string[] {
  const { hostname, origin } = new URL(url);
  const twin: Record<string, string> = { "127.0.0.1": "localhost", localhost: "127.0.0.1" };
  const other = twin[hostname];
  return other ? [origin, origin.replace(hostname, other)] : [origin];
}
