import type { Todo } from "../src/health/todo.ts";
import type { SecondSteps } from "./second-step/gate.ts";

declare global {
  /** Called by the admin panel when everything is in place: from then on the process listens. */
  var cmsIsUp: (() => void) | undefined;
  var cmsFailed: ((reason: unknown) => void) | undefined;
  /** Set by the admin panel once it is up: answers a request under /api. */
  var answerContract: ((request: Request) => Promise<Response>) | undefined;
  /** Set by the admin panel once it is up: what the office has to do. */
  var contentTodos: (() => Promise<Todo[]>) | undefined;
  /** Set by the admin panel once it is up: who has a second step at sign-in. */
  var secondSteps: SecondSteps | undefined;
  /** Counted by the admin panel: log-ins that were refused, by why. */
  var refusedLogIns: Record<string, number> | undefined;
  /** Set by the admin panel once it is up: jobs that should have been done, and that were given up. */
  var countJobs: (() => Promise<{ due: number; failed: number }>) | undefined;
  /** Set by the admin panel once it is up: closes the database and stops the job runner. */
  var closeAdmin: (() => Promise<void>) | undefined;
}

/**
 * The process and the bundled admin panel are two worlds of modules in one Node; they meet on globalThis.
 * Call before the admin panel is prepared. Resolves when it is up, rejects when it cannot start.
 */
export function awaitCms(): Promise<void> {
  return new Promise((resolve, reject) => {
    globalThis.cmsIsUp = resolve;
    globalThis.cmsFailed = reject;
  });
}
