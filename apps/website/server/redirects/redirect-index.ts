import type { Redirect } from "@manor/content-api";
import { listMatchingAddresses, listOriginalAddresses } from "@manor/content-api/redirect-address";
import { isServedAddress } from "../../model/pages/served-address.ts";

/** The redirects by their normalized address. */
export type RedirectIndex = ReadonlyMap<string, Redirect>;

const MAX_STEPS = 20;

/** Each redirect leads to its final target. Those of a loop are left out. */
export function createRedirectIndex(redirects: readonly Redirect[]): RedirectIndex {
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const final = redirects.map((redirect) => followRedirects(redirect, byAddress));
  return new Map(final.flatMap((redirect) => (redirect ? [[redirect.from, redirect]] : [])));
}

/**
 * The redirect of a requested address, the most specific one. A smaller copy of a picture, or a further page of a list,
 * has that of the picture or list.
 */
export function findRedirect(index: RedirectIndex, written: string): Redirect | undefined {
  const [path = ""] = written.split(/[?#]/);
  return (
    findExactRedirect(index, written) ??
    (isServedAddress(path) ? undefined : findFirst(index, listOriginalAddresses(written)))
  );
}

export const findExactRedirect = (index: RedirectIndex, written: string): Redirect | undefined =>
  findFirst(index, listMatchingAddresses(written));

function findFirst(index: RedirectIndex, addresses: readonly string[]): Redirect | undefined {
  for (const address of addresses) {
    const found = index.get(address);
    if (found) return found;
  }
  return undefined;
}

function followRedirects(first: Redirect, index: RedirectIndex): Redirect | undefined {
  let last = first;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (last.type === "410") return { ...last, from: first.from };
    const next = findRedirect(index, last.to);
    if (!next) return { ...last, from: first.from };
    last = next;
  }
  return undefined;
}
