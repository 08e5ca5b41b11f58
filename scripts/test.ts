import { check } from "./check.ts";
import { e2e } from "./e2e.ts";
import { exitOn } from "./run.ts";
import { say } from "./say.ts";

/** The whole truth: everything that `check` looks at, then the journeys. */
async function test(): Promise<void> {
  await check();
  await e2e();
  say("All tests passed");
}

exitOn(test());
