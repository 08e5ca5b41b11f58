import type { Todo } from "./health/todo.ts";

/** The header with the client's address. The proxy's own value is always replaced. */
export const addressHeader = "x-client-address";
/** The page in front of the admin that asks for the two-factor code. */
export const twoFactorPath = "/two-factor";
/** The largest file that an editor may upload, in bytes. */
export const largestFile = 30 * 1024 * 1024;

/** Who has signed in, and in which session. */
export type Session = { user: string; id: string };

/** What Payload, bundled by Next, gives the server in front of Next. */
export type Cms = {
  answerContentApi: (request: Request) => Promise<Response>;
  /** Answers what must not reach Payload yet (no session, no two-factor code). */
  checkAccess: (request: Request, session: Session | undefined) => Promise<Response | undefined>;
  findTodos: () => Promise<Todo[]>;
  countJobs: () => Promise<{ due: number; failed: number }>;
  /** Refused sign-ins since the start, by reason. */
  refusedLogins: ReadonlyMap<string, number>;
  close: () => Promise<void>;
};

declare global {
  /** Made by the server before Next starts, settled by Next's instrumentation: bundles share no modules with the server. */
  var cmsStart: PromiseWithResolvers<Cms> | undefined;
}
