import { build } from "../scripts/build.ts";
import { exitOn } from "../scripts/run.ts";
import { say } from "../scripts/say.ts";
import { classes } from "./classes.ts";
import { readArguments } from "./engine/arguments.ts";
import { type FaultClass, inLanes, type Result } from "./engine/fault-class.ts";
import { formatFaults } from "./engine/table.ts";
import { endOwnHost } from "./stage/own-host.ts";
import { ignoreTimes } from "./stage/patience.ts";

/** `npm run faults`: every class of faults against the built site and content host, then one table. */
async function faults(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  const { seed, only, isWhole } = asked;
  const chosen = classes.filter(({ id }) => only.length === 0 || only.includes(id));
  if (chosen.length === 0) throw new Error(`There is no class ${only.join(", ")}; F1 to F24 are.`);
  if (!asked.judgesTimes) ignoreTimes();
  await build("site");
  if (chosen.some(({ needsHost }) => needsHost)) await build("content host");
  say(`${chosen.length} classes of faults with seed ${seed}`);
  const results = new Map<string, Result>();
  const runAt = async (list: readonly FaultClass[], lanes: number) =>
    inLanes(list.length, lanes, async (index) => {
      const fault = list[index] as FaultClass;
      const result = await fault.run({ seed, isWhole });
      results.set(fault.id, result);
      say(`${fault.id}: ${result.cases} cases, ${result.wrong.length} wrong`);
    });
  await runAt(
    chosen.filter(({ isAlone }) => !isAlone),
    2,
  );
  await runAt(
    chosen.filter(({ isAlone }) => isAlone),
    1,
  );
  await endOwnHost();
  const inOrder = chosen.flatMap(({ id }) => results.get(id) ?? []);
  process.stdout.write(`\n${formatFaults(inOrder)}\n`);
  process.exit(inOrder.some(({ cases, wrong }) => cases === 0 || wrong.length > 0) ? 1 : 0);
}

exitOn(faults());
