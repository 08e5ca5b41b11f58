import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from "payload";
import { RefusalError } from "../i18n/refusal-error.ts";
import type { User } from "../payload-types.ts";

/** After this time without input the session ends. */
export const idleSeconds = 60 * 60;
/** Even an active user signs in again after twelve hours. */
const maxLengthMs = 12 * 60 * 60_000;

export const limitSessionLength: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== "refresh" || !req.user) return args;
  const own = (await findSessions(req.user.id, req)).find(({ id }) => id === getSessionId(req));
  const age = Date.now() - new Date(own?.createdAt ?? 0).getTime();
  if (age > maxLengthMs)
    throw new RefusalError("Your session ended after 12 hours. Please sign in again.", {}, 403);
  return args;
};

export const endOtherSessions: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isEmail = data.email !== undefined && data.email !== originalDoc?.email;
  if (operation !== "update" || !(data.password || isEmail)) return data;
  const sessions = await findSessions(originalDoc.id, req);
  return { ...data, sessions: sessions.filter(({ id }) => id === getSessionId(req)) };
};

export async function hasSession(
  payload: Payload,
  user: string,
  session: string,
): Promise<boolean> {
  const sessions = await findSessions(user, { payload });
  return sessions.some(({ id, expiresAt }) => id === session && new Date(expiresAt) > new Date());
}

async function findSessions(
  id: number | string,
  req: Partial<PayloadRequest> & Pick<PayloadRequest, "payload">,
): Promise<NonNullable<User["sessions"]>> {
  const user = await req.payload.findByID({
    collection: "users",
    id: Number(id),
    depth: 0,
    showHiddenFields: true,
    disableErrors: true,
    req,
  });
  return user?.sessions ?? [];
}

export const getSessionId = ({ user }: PayloadRequest): unknown =>
  user && "_sid" in user && user._sid;
