import { logProgress } from "../../../scripts/log-progress.ts";
import { DEFAULT_TIMEOUT_MS, type Installation, releaseAt, UpgradeError } from "./installation.ts";
import { rollbackSteps, type Step, upgradeSteps } from "./steps.ts";

/** Upgrades, or throws UpgradeError with the previous release running. */
export async function upgrade(installation: Installation, file: string): Promise<void> {
  const { before, after } = upgradeSteps(installation, file);
  await runSteps(before);
  try {
    await runSteps(after);
  } catch (error) {
    const previous = await releaseAt(installation.former);
    if (!previous) throw error;
    logProgress(`${getMessage(error)} Rolling back to ${previous}.`);
    // A short --patience must not make the rollback fail as well.
    await runSteps(rollbackSteps({ ...installation, timeoutMs: DEFAULT_TIMEOUT_MS }));
    throw new UpgradeError(`The new release did not become healthy; ${previous} is running again.`);
  }
}

export async function rollback(installation: Installation): Promise<string> {
  const previous = await releaseAt(installation.former);
  if (!previous) throw new UpgradeError("No previous release was found, so nothing was changed.");
  await runSteps(rollbackSteps(installation));
  return previous;
}

async function runSteps(steps: Step[]): Promise<void> {
  for (const { name, run } of steps) {
    logProgress(name);
    await run();
  }
}

const getMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
