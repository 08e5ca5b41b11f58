import type { Payload } from "payload";
import type { Translator } from "../../../i18n/translate.ts";

/** A task for an editor, with its page in the admin. */
export type Todo = {
  what: string;
  repair: string;
  /** The path below /admin. */
  path: string;
  /** Only for users who may publish, such as open messages. */
  isForPublishers?: boolean;
};

/** The database, day and language of a check. */
export type CheckContext = {
  payload: Payload;
  day: string;
  language: string | undefined;
  t: Translator;
};

/** Finds tasks of one kind. */
export type Check = (context: CheckContext) => Promise<Todo[]>;
