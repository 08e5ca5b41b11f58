import { readConfig } from "./read-config.ts";

/** The settings of this process, read once by every bundle from the same environment. */
export const config = readConfig(process.env);
