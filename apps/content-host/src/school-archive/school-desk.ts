import type { Payload } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { noteFor } from "../trail/note.ts";
import { lookThrough, type Plan } from "./look-through.ts";
import { replaceSchool } from "./replace-school.ts";
import { type Written, writeSchool } from "./write-school.ts";

type Administrator = { email: string; id: number | string };

/** What the desk does for whoever writes or reads a whole school. */
export type SchoolDesk = {
  /** The administrator who has signed in, as these headers of a request say; nobody else may. */
  administrator: (headers: Headers) => Promise<Administrator | undefined>;
  write: (folder: string) => Promise<Written>;
  lookThrough: (folder: string) => Promise<Plan>;
  replace: (folder: string) => Promise<void>;
  /** Writes a line into the trail. */
  note: (who: Administrator, what: string, headers: Headers) => Promise<void>;
};

export const schoolDeskIn = (payload: Payload): SchoolDesk => ({
  administrator: async (headers) => {
    const { user } = await payload.auth({ headers });
    return user && isAdmin({ req: { user } } as never) ? user : undefined;
  },
  write: (folder) => writeSchool(payload, folder),
  lookThrough: (folder) => lookThrough(payload, folder),
  replace: (folder) => replaceSchool(payload, folder),
  note: (who, what, headers) =>
    noteFor(who, { payload, headers } as never, { what, list: "schools" }),
});
