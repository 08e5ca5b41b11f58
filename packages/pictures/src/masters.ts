import { fileURLToPath } from "node:url";
import { catalogue } from "./catalogue.ts";
import { MasterNotFoundError } from "./errors.ts";

/** A committed picture. Width and height in pixels; `file` is an absolute path to a JPEG. */
export type Master = {
  name: string;
  file: string;
  subject: string;
  light: string;
  season: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
};

const masterFolder = fileURLToPath(new URL("../masters/", import.meta.url));

/** Every master, in the order of the catalogue. Loads no image code and reads no file. */
export const masters: readonly Master[] = catalogue.map(({ size, ...entry }) => ({
  ...entry,
  file: `${masterFolder}${entry.name}.jpg`,
  width: size[0],
  height: size[1],
}));

const byName = new Map(masters.map((master) => [master.name, master]));

/** The master with this name; throws MasterNotFoundError when the catalogue has none. */
export function getMaster(name: string): Master {
  const master = byName.get(name);
  if (!master) throw new MasterNotFoundError(name, [...byName.keys()]);
  return master;
}
