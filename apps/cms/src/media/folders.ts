import { join } from "node:path";
import { config } from "../host-config.ts";

export const mediaFolder = (): string => join(/*turbopackIgnore: true*/ config.dataDir, "media");
export const documentFolder = (): string =>
  join(/*turbopackIgnore: true*/ config.dataDir, "documents");
