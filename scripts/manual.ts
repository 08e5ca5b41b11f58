import { build } from "./build.ts";
import { exitOn, run } from "./run.ts";
import { ensureSystemPackages } from "./system-packages.ts";

/**
 * `npm run manual`: the daily tasks at the real desk, by mouse, by keyboard alone and on a phone, with their limits of
 * presses and seconds, and every screen of the desk by axe. What was done becomes the clerk's manual in docs/desk/.
 */
async function manual(): Promise<void> {
  await ensureSystemPackages();
  await build();
  const files = ["tasks", "accessibility", "preview"].map((name) => `e2e/desk/${name}.spec.ts`);
  const env = { ...process.env, DESK_WAYS: "all", DESK_MANUAL: "write" };
  await run("playwright", ["test", ...files, "--workers=1", "--reporter=list"], { env });
}

exitOn(manual());
