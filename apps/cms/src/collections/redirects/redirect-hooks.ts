import {
  hasOnlyWordPressId,
  normalizeAddress,
  pathOfAddress,
  toLocalAddress,
} from "@manor/content-api/redirect-address";
import { maxRedirects } from "@manor/content-api/redirects";
import { isServedAddress } from "@manor/website/served-address";
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from "payload";
import { countRecords, findAll, findOne } from "../../database/find-records.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { createTranslator } from "../../i18n/translate.ts";
import type { Redirect } from "../../payload-types.ts";
import { placeRedirect, toTargetPath } from "./place-redirect.ts";

export const slug = "redirects";

/** Unreadable values stay as typed; the validation of the fields rejects them. */
export const normalizeFields: CollectionBeforeValidateHook<Redirect> = ({ data = {} }) => {
  const { from, to, type } = data;
  return {
    ...data,
    ...(from !== undefined && { from: normalizeAddress(from) ?? from }),
    ...(to && { to: toLocalAddress(to) ?? to }),
    ...(type === "410" && { to: "" }),
  };
};

/** Checks the address, then stores the final target, also of the redirects that lead here. */
export const checkAndPlace: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { from = "", to, type = "301", origin }: Partial<Redirect> = { ...originalDoc, ...data };
  // Payload validates the fields after this hook, and rejects them.
  if (normalizeAddress(from) !== from || (type === "301" && !toLocalAddress(to ?? ""))) return data;
  if (operation === "create" && (await countRecords(req.payload, slug)) >= maxRedirects)
    throw new RefusalError("There are {number} redirects already. Please delete some first.", {
      number: maxRedirects,
    });
  // The page that had this address is being renamed.
  if (origin !== "address" && (await isServed(from, req)))
    refuse("from", "The website itself has a page or file at this address.", req);
  const placement = await placeRedirect(
    { from, to: to ?? "", type },
    createStore(req, originalDoc?.id),
  );
  if (placement.refusal !== undefined) return refuse("to", placement.refusal, req);
  const { target, shortened } = placement;
  // Directly, because they need no further check.
  for (const { redirect } of shortened)
    await req.payload.db.updateOne({
      collection: slug,
      id: redirect.id,
      data: { ...target, targetPath: toTargetPath(target.to) },
      req,
    });
  return { ...data, ...target, targetPath: toTargetPath(target.to) };
};

/** Removes the address from the list of those not found. */
export const forgetMissing: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const where = { address: { equals: doc.from } };
  await req.payload.db.deleteMany({ collection: "missing-addresses", where, req });
};

async function isServed(from: string, req: PayloadRequest): Promise<boolean> {
  // A page is at "/", but WordPress finds its posts there by their id.
  if (hasOnlyWordPressId(from)) return false;
  const path = pathOfAddress(from);
  if (isServedAddress(path)) return true;
  const where = { address: { like: path }, _status: { equals: "published" } };
  const pages = await findAll(req.payload, "pages", { where, select: { address: true }, req });
  return pages.some(({ address }) => address.toLowerCase() === path);
}

function createStore(req: PayloadRequest, ownId: number | undefined) {
  const select = { from: true, to: true, type: true } as const;
  const find = (where: Where) => {
    const others = ownId ? { and: [where, { id: { not_equals: ownId } }] } : where;
    return findAll(req.payload, slug, { where: others, select, req });
  };
  const withTarget = async (where: Where) =>
    (await find(where)).map(({ to, ...redirect }) => ({ ...redirect, to: to ?? "" }));
  return {
    findFrom: (addresses: readonly string[]) => withTarget({ from: { in: [...addresses] } }),
    findTo: (path: string) => withTarget({ targetPath: { equals: path } }),
  };
}

function refuse(path: "from" | "to", phrase: Phrase, req: PayloadRequest): never {
  const message = createTranslator(req.i18n.language)(phrase);
  throw new ValidationError({ collection: slug, errors: [{ path, message }], req }, req.t);
}

/** The path of a text page as a redirect has it. */
const toKey = (address: string): string => normalizeAddress(address) ?? address;

/** A page is now at `address`, and was at `before`. */
export async function redirectFormerAddress(
  req: PayloadRequest,
  address: string,
  before: string | undefined,
): Promise<void> {
  const { payload } = req;
  const keys = [toKey(address), ...(before === undefined ? [] : [toKey(before)])];
  // The page wins over a redirect at its own address.
  if (await findOne(payload, slug, { from: { in: keys } }, { req }))
    await payload.delete({ collection: slug, where: { from: { in: keys } }, req });
  if (before === undefined || toKey(before) === toKey(address)) return;
  const data = { from: before, to: address, type: "301", origin: "address" } as const;
  await payload.create({ collection: slug, data, req, depth: 0 });
}

/** A deleted page leaves no redirects to it from its former addresses. */
export async function forgetFormerAddresses(req: PayloadRequest, address: string): Promise<void> {
  const where = { origin: { equals: "address" }, targetPath: { equals: toKey(address) } };
  if (await findOne(req.payload, slug, where, { req }))
    await req.payload.delete({ collection: slug, where, req });
}
