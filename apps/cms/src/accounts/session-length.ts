import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from "payload";

/** After so many seconds without a key or a click the admin panel asks for the password again. */
export const idleSeconds = 60 * 60;
/** Even an active user signs in again after a working day. */
const longestMs = 12 * 60 * 60_000;

/** A log-in is made longer by using the admin panel, but not for ever. */
export const endAfterADay: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "refresh" || !req.user) return args;
  const own = (await sessionsOf(req.user.id, req)).find(({ id }) => id === sidOf(req));
  const age = Date.now() - new Date(own?.createdAt ?? 0).getTime();
  if (age > longestMs) throw new SessionError();
  return args;
};

/** A change of password or e-mail address ends all other sessions. */
export const endOtherSessions: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isEmail = data.email !== undefined && data.email !== originalDoc?.email;
  if (operation !== "update" || !(data.password || isEmail)) return data;
  const sessions = await sessionsOf(originalDoc.id, req);
  return { ...data, sessions: sessions.filter(({ id }) => id === sidOf(req)) };
};

/** Whether a person is still signed in by this session. */
export async function isSessionOf(
  payload: Payload,
  user: string,
  session: string,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: "users",
    where: { id: { equals: user } },
    depth: 0,
    limit: 1,
    showHiddenFields: true,
  });
  return (docs[0]?.sessions ?? []).some(
    ({ id, expiresAt }) => id === session && new Date(expiresAt) > new Date(),
  );
}

type KeptSession = { id: string; createdAt?: string | Date | null; expiresAt: string | Date };

async function sessionsOf(id: number | string, req: PayloadRequest): Promise<KeptSession[]> {
  const user = await req.payload.findByID({
    collection: "users",
    id: Number(id),
    depth: 0,
    showHiddenFields: true,
    req,
  });
  return user.sessions ?? [];
}

/** The id of the session of this request. */
export const sidOf = ({ user }: PayloadRequest): unknown => user && "_sid" in user && user._sid;

class SessionError extends APIError {
  constructor() {
    super("Your session ended after 12 hours. Please sign in again.", 403, undefined, true);
    this.name = "SessionError";
  }
}
