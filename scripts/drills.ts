import { exitOn } from "./run.ts";
import { runParts } from "./run-parts.ts";
import * as parts from "./test-parts.ts";

/** `npm run drills`: backup, restore and the like, tried for real on what is built, then one table; or those named. */
exitOn(
  runParts([
    parts.systemOfDrills,
    parts.builds("site", "content host"),
    parts.drills(...process.argv.slice(2)),
  ]),
);
