import type { School } from "@manor/content-api/school";
import { createContext, use } from "react";

const Shown = createContext<School | undefined>(undefined);

/** Provides the school to a page (entry.server.tsx). Islands are separate React roots and take props instead. */
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
      "useSchool is called without a SchoolProvider, most likely inside an island. Pass the data as props.",
    );
  }
}
