import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The files of a folder of this package by name, without their extension. */
export const readFolder = (folder: string): { name: string; text: string }[] =>
  readdirSync(besideSource(`../${folder}/`))
    .sort()
    .map((file) => ({
      name: file.slice(0, file.lastIndexOf(".")),
      text: readFileSync(besideSource(`../${folder}/${file}`), "utf8"),
    }));

/** `school-year` is the part `schoolYear`. */
export const toPartName = (name: string): string =>
  name.replace(/-(\w)/g, (_, initial: string) => initial.toUpperCase());

/** The bundler replaces a literal path in `new URL`, but not a parameter. */
const besideSource = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
