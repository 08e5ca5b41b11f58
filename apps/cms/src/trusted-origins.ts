/** For a loopback address also its other name, because people type both localhost and 127.0.0.1. */
export function trustedOrigins(url: string): string[] {
  const { hostname, origin } = new URL(url);
  const otherNames: Record<string, string> = { "127.0.0.1": "localhost", localhost: "127.0.0.1" };
  const other = otherNames[hostname];
  return other ? [origin, origin.replace(hostname, other)] : [origin];
}
