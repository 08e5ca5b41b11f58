import { readConfig } from "./read-config.ts";

/** The settings of this process. Every bundle reads them from the same environment. */
export const config = readConfig(process.env);
