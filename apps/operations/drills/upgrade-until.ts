import { resolve } from "node:path";
import { readArguments } from "../upgrade/arguments.ts";
import { upgradeSteps } from "../upgrade/steps.ts";

// Upgrades as `manor upgrade` does, up to a step. Ends there as by a power cut, or says so and goes on until its
// caller ends it.
const [name = "", moment = "", ...args] = process.argv.slice(2);
const { place, what = "" } = readArguments(args);
const { before, after } = upgradeSteps(place, resolve(what));
for (const step of [...before, ...after]) {
  if (step.name === name && moment === "before") process.kill(process.pid, "SIGKILL");
  if (step.name === name) process.stdout.write("now\n");
  await step.run();
}
