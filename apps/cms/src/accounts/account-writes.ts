import { isDeepStrictEqual } from "node:util";
import {
  AuthenticationError,
  type BaseDatabaseAdapter,
  type CollectionBeforeValidateHook,
  isolateObjectProperty,
  type PayloadRequest,
  type Where,
} from "payload";
import { inOneTransaction } from "../import/in-one-transaction.ts";

type Req = Partial<PayloadRequest>;
type Session = { id: string; createdAt?: string | Date | null; expiresAt: string | Date };
type Values = Record<string, unknown>;
/** All of an account, as Payload reads it and writes it back. */
type Account = Values & { id: number; sessions: Session[] };
type Args = Parameters<BaseDatabaseAdapter["updateOne"]>[0];
type Update = (args: Args) => Promise<Values | null>;

const collection = "users";

/** Stores the account as the request that changes it has read it. */
export const noteAsRead: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  // A new password behind a link comes without an original, and stands in what was read by then.
  const { hash: _, salt: _salt, resetPasswordExpiration: _until, ...read } = Object(data);
  const asRead = originalDoc ?? read;
  req.context["accountsAsRead"] = { ...Object(req.context["accountsAsRead"]), [asRead.id]: asRead };
  return data;
};

/**
 * Payload reads an account, takes its time, and writes all of it back: a log-in that is checked meanwhile would give
 * back the role and the sessions that were just taken away. Here a log-in, its renewal and its end write
 * sessions alone, onto those that are there by then, and any other change writes what it changes and nothing else.
 * Remove this when Payload has fixed https://github.com/payloadcms/payload/issues/18132 and issues/16027 (decision 026).
 *
 * @throws AuthenticationError when the password was changed while a log-in was checked, renewed or ended.
 */
export function accountWrites<DB extends object>(database: DB): DB {
  const db = database as unknown as BaseDatabaseAdapter;
  const update = db.updateOne.bind(db) as Update;

  /** Locks the account until the transaction ends. `null` when there is no such account. */
  const hold = (where: Where, data: Values, req: Req) =>
    update({ collection, where, data, options: { atomic: true }, req });

  const read = (id: number, req: Req) =>
    db.findOne<Account>({ collection, where: { id: { equals: id } }, req });

  async function writeSessions({ id, hash, sessions }: Account, req: Req): Promise<null> {
    // Without a word on it, it would become now.
    const updatedAt = null;
    const asRead = { id: { equals: id }, hash: { equals: hash } };
    if (!(await hold(asRead, { hash, updatedAt }, req))) throw new AuthenticationError(req.t);
    // A date that was created just now was not read from the database, where dates are texts.
    const begun = sessions.filter(({ createdAt }) => createdAt instanceof Date);
    const known = (await read(id, req))?.sessions ?? [];
    const next = begun.length > 0 ? [...known.filter(isRunning), ...begun] : left(known, sessions);
    await update({ collection, id, data: { sessions: next, updatedAt }, req, returning: false });
    return null;
  }

  async function writeChange(args: Args, { sessions, ...sent }: Account, req: Req) {
    const { id, updatedAt } = sent;
    await hold({ id: { equals: id } }, { updatedAt }, req);
    const known = await read(id, req);
    if (!known) return null;
    const asRead: Values = Object(Object(req.context?.["accountsAsRead"])[id]);
    const changed = Object.entries(sent).filter(
      ([name, value]) => !(name in asRead) || !isDeepStrictEqual(value, asRead[name]),
    );
    const data: Values = { ...known, ...Object.fromEntries(changed) };
    if (data["hash"] !== known["hash"] || data["email"] !== known["email"])
      data["sessions"] = left(known.sessions, sessions);
    return update({ ...args, data, req });
  }

  db.updateOne = (async (args) => {
    const { data, id } = args;
    if (args.collection !== collection || id === undefined || !Array.isArray(data["sessions"]))
      return update(args);
    const account = { ...data, id } as Account;
    return together(args.req ?? {}, (req) =>
      args.returning === false ? writeSessions(account, req) : writeChange(args, account, req),
    );
  }) as Update as typeof db.updateOne;
  return database;
}

const isRunning = ({ expiresAt }: Session): boolean => new Date(expiresAt) > new Date();

/** Those that are there and are meant to stay, as they were sent. */
const left = (known: Session[], sent: Session[]): Session[] =>
  known.flatMap(({ id }) => sent.find((each) => each.id === id) ?? []);

/** Runs in the transaction of the request, or in a new one. */
async function together<T>(req: Req, work: (req: Req) => Promise<T>): Promise<T> {
  const given: unknown = await req.transactionID;
  if (typeof given === "string" || typeof given === "number") return work(req);
  const own = isolateObjectProperty(req as PayloadRequest, "transactionID");
  return inOneTransaction(own, () => work(own));
}
