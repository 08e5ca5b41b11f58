import type { Payload } from "payload";
import type { Translator } from "../../../i18n/translate.ts";

export type Todo = {
  what: string;
  repair: string;
  path: string;
  isForPublishers?: boolean;
  /** A promise to a visitor is broken: shown in red. */
  isLate?: boolean;
};

export type CheckContext = {
  payload: Payload;
  day: string;
  language: string | undefined;
  t: Translator;
};

export type Check = (context: CheckContext) => Promise<Todo[]>;
