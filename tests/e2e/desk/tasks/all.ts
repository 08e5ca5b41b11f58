import { album } from "./album.ts";
import { exported, messages } from "./messages.ts";
import { correction, news, takeDown } from "./news.ts";
import { schedule } from "./schedule.ts";
import { signIn } from "./sign-in.ts";
import { menus, toppers } from "./tables.ts";
import type { Task } from "./task.ts";
import { trash } from "./trash.ts";

/** What a clerk does on an ordinary day; the correction is of that news item, and so is the taking down. */
export const tasks: readonly Task[] = [
  signIn,
  news,
  correction,
  takeDown,
  schedule,
  album,
  toppers,
  menus,
  trash,
  messages,
  exported,
];
