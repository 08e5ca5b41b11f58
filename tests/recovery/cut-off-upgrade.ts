import { resolve } from "node:path";
import { readArguments } from "../../apps/operations/upgrade/arguments.ts";
import { upgradeSteps } from "../../apps/operations/upgrade/steps.ts";

// As `manor upgrade`, in a process group of its own, which is killed right before a step or a moment after its start.
const [name, moment, ...args] = process.argv.slice(2);
const { place, what = "" } = readArguments(args);
const { before, after } = upgradeSteps(place, resolve(what));
const kill = () => process.kill(-process.pid, "SIGKILL");
for (const step of [...before, ...after]) {
  if (step.name === name && moment === "before") kill();
  if (step.name === name) setTimeout(kill, 150);
  await step.run();
}
