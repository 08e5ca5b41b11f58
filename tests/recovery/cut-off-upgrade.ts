import { resolve } from "node:path";
import { readArguments } from "../../apps/operations/upgrade/arguments.ts";
import { upgradeSteps } from "../../apps/operations/upgrade/steps.ts";

// Runs `manor upgrade` in its own process group and kills the group right before a step, or 150 ms into it.
const [name, when, ...args] = process.argv.slice(2);
const { installation, file = "" } = readArguments(args);
const { before, after } = upgradeSteps(installation, resolve(file));
const kill = () => process.kill(-process.pid, "SIGKILL");
for (const step of [...before, ...after]) {
  if (step.name === name && when === "before") kill();
  if (step.name === name) setTimeout(kill, 150);
  await step.run();
}
