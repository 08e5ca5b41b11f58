import { createContext, use } from "react";
import type { School } from "./school.ts";

const Shown = createContext<School | undefined>(undefined);

/** Stands around every page (entry.server.tsx). An island stands alone: it takes what it shows as props. */
export const SchoolProvider = Shown.Provider;

/** The school of the page. Throws SchoolMissingError inside an island. */
export function useSchool(): School {
  const school = use(Shown);
  if (!school) throw new SchoolMissingError();
  return school;
}

class SchoolMissingError extends Error {
  override name = "SchoolMissingError";
  constructor() {
    super(
      "A component asks which school this is where nobody has said so, most likely inside an island. It would show the sample's name. Hand it what it shows as props.",
    );
  }
}
