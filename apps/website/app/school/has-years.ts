import type { School } from "./school.ts";

/** Whether there are years of service to count: in its first year a school prints 0. */
export const hasYears = ({ identity }: Pick<School, "identity">): boolean =>
  !/^0\D*$/.test(identity.yearsOfService);
