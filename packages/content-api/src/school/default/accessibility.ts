import type { School } from "../school.ts";

export const accessibility: School["accessibility"] = { email: "", days: 15, knownIssues: [] };
