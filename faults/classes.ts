import type { FaultClass } from "./engine/fault-class.ts";
import { f01 } from "./f01-host-refuses.ts";
import { f02 } from "./f02-slow-host.ts";
import { f03 } from "./f03-errors-and-circles.ts";
import { f04 } from "./f04-broken-answers.ts";
import { f05 } from "./f05-wrong-shapes.ts";
import { f06 } from "./f06-endless-answers.ts";

export const classes: readonly FaultClass[] = [f01, f02, f03, f04, f05, f06];
