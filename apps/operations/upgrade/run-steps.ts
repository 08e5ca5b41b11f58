import { say } from "../../../scripts/say.ts";
import { NotUpgradedError, type Place, releaseAt, USUAL_PATIENCE_MS } from "./place.ts";
import { rollbackSteps, type Step, upgradeSteps } from "./steps.ts";

/** Throws NotUpgradedError; then the former release serves, as before or again. */
export async function upgrade(place: Place, file: string): Promise<void> {
  const { before, after } = upgradeSteps(place, file);
  await runSteps(before);
  try {
    await runSteps(after);
  } catch (error) {
    const former = await releaseAt(place.former);
    if (!former) throw error;
    say(`${reasonOf(error)} Back to ${former}.`);
    // After a failed start of the new release, the former one is needed at once.
    await runSteps(rollbackSteps({ ...place, patienceMs: USUAL_PATIENCE_MS }));
    throw new NotUpgradedError(`The new release was not well; ${former} serves again.`);
  }
}

export async function rollback(place: Place): Promise<string> {
  const former = await releaseAt(place.former);
  if (!former)
    throw new NotUpgradedError("There is no release before this one, so nothing was changed.");
  await runSteps(rollbackSteps(place));
  return former;
}

async function runSteps(steps: Step[]): Promise<void> {
  for (const { name, run } of steps) {
    say(name);
    await run();
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
