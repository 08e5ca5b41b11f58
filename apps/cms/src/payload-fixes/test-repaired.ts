import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The message of a test that shows a fault, for the day when it fails. */
export const repaired = (file: string): string =>
  `The installed Payload differs: see whether the fault is repaired and payload-fixes/${file} can be deleted`;

const modules = join(import.meta.dirname, "../../../../node_modules");

/** The code of a file in the `dist` folder of a package, with single spaces. */
export const readSource = (name: string, file: string): string =>
  readFileSync(join(modules, name, "dist", file), "utf8").replace(/\s+/g, " ");
