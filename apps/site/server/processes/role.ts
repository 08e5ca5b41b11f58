/** How a process is told what it is to the others, and where the keeper listens for them. */
export const ROLE = "SITE_ROLE";
export const KEEPER_SOCKET = "SITE_KEEPER_SOCKET";

/** What one of several processes is; a site with one process is its own keeper, and has none. */
export type Role = { isReader: boolean; keeperSocket: string };

export function readRole(environment: Record<string, string | undefined>): Role | undefined {
  const { [ROLE]: role, [KEEPER_SOCKET]: keeperSocket = "" } = environment;
  return role === undefined ? undefined : { isReader: role === "reader", keeperSocket };
}
