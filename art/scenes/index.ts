import { paintings as chapel } from "./chapel.ts";
import { paintings as cricket } from "./cricket.ts";
import { paintings as dormitory } from "./dormitory.ts";
import { paintings as farViews } from "./far-views.ts";
import { paintings as forest } from "./forest.ts";
import { paintings as laboratory } from "./laboratory.ts";
import { paintings as library } from "./library.ts";
import { paintings as music } from "./music.ts";
import type { Painter } from "./painter.ts";
import { paintings as pool } from "./pool.ts";
import { paintings as quadrangle } from "./quadrangle.ts";
import { paintings as ridges } from "./ridges.ts";
import { paintings as study } from "./study.ts";

/** Every painter by the name of its master. */
export const painters: Readonly<Record<string, Painter>> = {
  ...ridges,
  ...farViews,
  ...forest,
  ...quadrangle,
  ...cricket,
  ...chapel,
  ...dormitory,
  ...library,
  ...laboratory,
  ...pool,
  ...music,
  ...study,
};
