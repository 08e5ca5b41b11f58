import type { Payload } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { knownSchools } from "../schools/known-schools.ts";
import { noteFor } from "../trail/note.ts";
import { NotTakenError } from "./check-row.ts";
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
  write: async (folder) => {
    await refuseSeveral(payload);
    return await writeSchool(payload, folder);
  },
  lookThrough: async (folder) => {
    await refuseSeveral(payload);
    return await lookThrough(payload, folder);
  },
  replace: async (folder) => {
    await refuseSeveral(payload);
    await replaceSchool(payload, folder);
  },
  note: (who, what, headers) =>
    noteFor(who, { payload, headers } as never, { what, list: "schools" }),
});

/** An archive is a whole desk without its accounts, and here other schools would go with it. */
async function refuseSeveral(payload: Payload): Promise<void> {
  if ((await knownSchools(payload)).length > 1)
    throw new NotTakenError("this desk keeps several schools, and an archive is all of a desk");
}
