import type { FaultClass } from "./engine/fault-class.ts";
import { f01 } from "./f01-host-refuses.ts";
import { f02 } from "./f02-slow-host.ts";
import { f03 } from "./f03-errors-and-circles.ts";
import { f04 } from "./f04-broken-answers.ts";
import { f05 } from "./f05-wrong-shapes.ts";
import { f06 } from "./f06-endless-answers.ts";
import { f07 } from "./f07-hostile-texts.ts";
import { f08 } from "./f08-picture-names.ts";
import { f09 } from "./f09-climbing-paths.ts";
import { f10 } from "./f10-bad-pictures.ts";
import { f11 } from "./f11-widths.ts";
import { f12 } from "./f12-slow-visitors.ts";
import { f13 } from "./f13-flood.ts";
import { f14 } from "./f14-twice.ts";
import { f15 } from "./f15-killed.ts";
import { f16 } from "./f16-bad-disk.ts";
import { f17 } from "./f17-told-to-end.ts";
import { f18 } from "./f18-clocks.ts";
import { f19 } from "./f19-odd-texts.ts";
import { f20 } from "./f20-injections.ts";
import { f21 } from "./f21-other-sites.ts";
import { f22 } from "./f22-damaged-database.ts";
import { f23 } from "./f23-deploys.ts";
import { f24 } from "./f24-malformed-requests.ts";

/** In the order of docs/behaviour/faults.md. */
export const classes: readonly FaultClass[] = [
  f01,
  f02,
  f03,
  f04,
  f05,
  f06,
  f07,
  f08,
  f09,
  f10,
  f11,
  f12,
  f13,
  f14,
  f15,
  f16,
  f17,
  f18,
  f19,
  f20,
  f21,
  f22,
  f23,
  f24,
];
