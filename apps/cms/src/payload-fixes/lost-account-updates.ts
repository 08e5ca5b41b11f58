import { isDeepStrictEqual } from "node:util";
import {
  AuthenticationError,
  type BaseDatabaseAdapter,
  type CollectionBeforeValidateHook,
  type Payload,
  type PayloadRequest,
  type Where,
} from "payload";
import { inTransaction } from "./transaction-id-of-none.ts";

type Req = Partial<PayloadRequest>;
type Session = { id: string; createdAt?: string | Date | null; expiresAt: string | Date };
type Values = Record<string, unknown>;
type Account = Values & { id: number; sessions: Session[] };
type Args = Parameters<BaseDatabaseAdapter["updateOne"]>[0];
type Update = (args: Args) => Promise<Values | null>;

const collection = "users";

/** Stores the account as it was when this request read it. */
export const recordReadState: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  // A password reset has no originalDoc; its data contains the account as it was read.
  const { hash: _, salt: _salt, resetPasswordExpiration: _until, ...read } = Object(data);
  const asRead = originalDoc ?? read;
  req.context["accountsAsRead"] = { ...Object(req.context["accountsAsRead"]), [asRead.id]: asRead };
  return data;
};

/**
 * Payload reads an account and later writes all of it back, so a login that is in progress would undo a change of the
 * role or of the sessions. Here a login, a refresh and a logout write only sessions, merged into the current ones;
 * any other change writes only the fields that it changes (decision 026):
 * https://github.com/payloadcms/payload/issues/18132, https://github.com/payloadcms/payload/issues/16027.
 *
 * @throws AuthenticationError when the password was changed during a login, refresh or logout.
 */
export function atomicUserUpdates<DB extends object>(database: DB): DB {
  const db = database as unknown as BaseDatabaseAdapter;
  const update = db.updateOne.bind(db) as Update;

  /** Locks the account until the transaction ends. `null` when it does not exist. */
  const lock = (where: Where, data: Values, req: Req) =>
    update({ collection, where, data, options: { atomic: true }, req });

  const read = (id: number, req: Req) =>
    db.findOne<Account>({ collection, where: { id: { equals: id } }, req });

  async function writeSessions({ id, hash, sessions }: Account, req: Req): Promise<null> {
    // If it were undefined, Payload would set it to the current time.
    const updatedAt = null;
    const asRead = { id: { equals: id }, hash: { equals: hash } };
    if (!(await lock(asRead, { hash, updatedAt }, req))) throw new AuthenticationError(req.t);
    // Dates from the database are strings, so a Date object is a new session.
    const begun = sessions.filter(({ createdAt }) => createdAt instanceof Date);
    const known = (await read(id, req))?.sessions ?? [];
    const next =
      begun.length > 0 ? [...known.filter(isRunning), ...begun] : remaining(known, sessions);
    await update({ collection, id, data: { sessions: next, updatedAt }, req, returning: false });
    return null;
  }

  async function writeChange(args: Args, { sessions, ...sent }: Account, req: Req) {
    const { id, updatedAt } = sent;
    await lock({ id: { equals: id } }, { updatedAt }, req);
    const known = await read(id, req);
    if (!known) return null;
    const asRead: Values = Object(Object(req.context?.["accountsAsRead"])[id]);
    const changed = Object.entries(sent).filter(
      ([name, value]) => !(name in asRead) || !isDeepStrictEqual(value, asRead[name]),
    );
    const data: Values = { ...known, ...Object.fromEntries(changed) };
    if (data["hash"] !== known["hash"] || data["email"] !== known["email"])
      data["sessions"] = remaining(known.sessions, sessions);
    return update({ ...args, data, req });
  }

  db.updateOne = (async (args) => {
    const { data, id } = args;
    if (args.collection !== collection || id === undefined || !Array.isArray(data["sessions"]))
      return update(args);
    const account = { ...data, id } as Account;
    return inTransaction(args.req ?? {}, (req) =>
      args.returning === false ? writeSessions(account, req) : writeChange(args, account, req),
    );
  }) as Update as typeof db.updateOne;
  return database;
}

/** Stores the token of a password link. Payload's operation reads the whole account and writes it back. */
export async function storeResetToken(
  { db }: Payload,
  id: number,
  token: string,
  until: Date,
): Promise<void> {
  await db.updateOne({
    collection,
    where: { id: { equals: id } },
    data: {
      resetPasswordToken: token,
      resetPasswordExpiration: until.toISOString(),
      updatedAt: null,
    },
    options: { atomic: true },
  });
}

const isRunning = ({ expiresAt }: Session): boolean => new Date(expiresAt) > new Date();

const remaining = (known: Session[], sent: Session[]): Session[] =>
  known.flatMap(({ id }) => sent.find((each) => each.id === id) ?? []);
