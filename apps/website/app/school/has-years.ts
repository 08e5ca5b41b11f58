import type { School } from "./school.ts";

/** Whether there are years of service to show: 0 in the school's first year. */
export const hasYears = ({ identity }: Pick<School, "identity">): boolean =>
  !/^0\D*$/.test(identity.yearsOfService);
