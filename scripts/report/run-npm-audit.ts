import { execFile } from "node:child_process";
import { childEnv, repository } from "../run.ts";

const PATIENCE_MS = 60_000;

/** What `npm audit` says as JSON; it ends with 1 when it has found something, and that is an answer too. */
export const runNpmAudit = (): Promise<string> =>
  new Promise((done) => {
    const options = {
      cwd: repository,
      env: childEnv(),
      timeout: PATIENCE_MS,
      maxBuffer: 64 * 1024 * 1024,
    };
    execFile("npm", ["audit", "--json", "--package-lock-only"], options, (_, stdout) =>
      done(stdout),
    );
  });
