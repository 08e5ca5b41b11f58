import type { Payload } from "payload";

/** Something for the office to do, with the screen of the admin panel where it is done. */
export type Todo = {
  what: string;
  repair: string;
  /** Below /admin. */
  path: string;
  /** Messages are for those who may publish. */
  isForPublishers?: boolean;
};

/** The day and the language of the list. */
export type Office = {
  payload: Payload;
  day: string;
  language?: string | undefined;
};

/** One kind of thing that may be to be done. */
export type Check = (office: Office) => Promise<Todo[]>;
