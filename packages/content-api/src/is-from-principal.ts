import type { PrincipalMessage } from "./entities.ts";

/** The only category that is compared case-insensitively (R32). */
export const isFromPrincipal = ({ category }: Pick<PrincipalMessage, "category">): boolean =>
  category.trim().toLowerCase() === "principal";
