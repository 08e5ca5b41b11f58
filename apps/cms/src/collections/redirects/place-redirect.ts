import { listMatchingAddresses, pathOfAddress } from "@manor/content-api/redirect-address";
import type { Phrase } from "../../i18n/hindi.ts";

/** `from` is normalized; `to` is a local address, "" for 410. */
type Target = { to: string; type: "301" | "410" };
export type Placed = Target & { from: string };

/** The other redirects. */
export type RedirectStore<T extends Placed> = {
  findFrom: (addresses: readonly string[]) => Promise<T[]>;
  /** Those whose target has that normalized path. */
  findTo: (path: string) => Promise<T[]>;
};

type Placement<T> =
  | { target: Target; shortened: { redirect: T; target: Target }[]; refusal?: undefined }
  | { refusal: Phrase };

/** The path of a target, by which redirects that lead there are found. */
export const toTargetPath = (to: string): string =>
  pathOfAddress(listMatchingAddresses(to)[0] ?? "");

/**
 * Where a redirect leads, and which others then have to lead there at once, so that no address needs two redirects.
 * Assumes the same of the other redirects.
 */
export async function placeRedirect<T extends Placed>(
  { from, to, type }: Placed,
  store: RedirectStore<T>,
): Promise<Placement<T>> {
  const target = type === "410" ? gone : await findFinalTarget({ from, to }, store);
  if (typeof target === "string") return { refusal: target };
  const leading = (await store.findTo(pathOfAddress(from))).filter(
    (other) => other.type === "301" && listMatchingAddresses(other.to).includes(from),
  );
  return { target, shortened: leading.map((redirect) => ({ redirect, target })) };
}

const gone: Target = { to: "", type: "410" };

async function findFinalTarget<T extends Placed>(
  { from, to }: Omit<Placed, "type">,
  { findFrom }: RedirectStore<T>,
): Promise<Target | Phrase> {
  const addresses = listMatchingAddresses(to);
  if (addresses.includes(from)) return loop;
  const known = await findFrom(addresses);
  // The website prefers the most specific address, too.
  const next = addresses.flatMap((each) => known.filter((other) => other.from === each))[0];
  if (!next) return { to, type: "301" };
  if (next.type === "410")
    return "That address is marked as gone for good. Please choose another one.";
  return listMatchingAddresses(next.to).includes(from) ? loop : { to: next.to, type: "301" };
}

const loop: Phrase = "This redirect would lead back to itself. Please choose another address.";
