import { openAsBlob } from "node:fs";
import { resolve } from "node:path";
import { exitOn } from "../../../scripts/run.ts";
import { say } from "../../../scripts/say.ts";
import type { Plan } from "../src/school-archive/look-through.ts";
import { askSchoolArchive, NotDoneError } from "./ask-school-archive.ts";

/**
 * `npm run school:import -- FILE`: looks an archive through, and puts it in the place of the running host's school.
 * What somebody has written there stays, unless `--replace` says otherwise; `--look` changes nothing.
 */
async function importSchool(args: string[]): Promise<void> {
  const [name] = args.filter((arg) => !arg.startsWith("--"));
  if (!name) throw new NotDoneError("Name the file: npm run school:import -- FILE.");
  const body = await openAsBlob(resolve(name));
  const looked = await askSchoolArchive("", { method: "POST", body });
  const plan: Plan & { seen: string; madeAt: string; school: string } = await looked.json();
  say(`${name} holds the school ${plan.school} with ${plan.files} files, made at ${plan.madeAt}`);
  for (const { list, coming, here } of plan.lists)
    if (coming > 0 || here > 0) say(`  ${list}: ${coming} come, ${here} are here`);
  if (args.includes("--look")) return say("Nothing was changed");
  if (plan.own > 0 && !args.includes("--replace"))
    throw new NotDoneError(
      `Somebody has written ${plan.own} records and screens at this desk, which would be gone, so nothing was changed. Say so: npm run school:import -- ${name} --replace.`,
    );
  await askSchoolArchive(`?seen=${plan.seen}&replacing=yes`, { method: "POST" });
  say("It is the school of this host now");
}

exitOn(importSchool(process.argv.slice(2)));
