import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const CGROUPS = "/sys/fs/cgroup";
/** Memory and number of processes, and the two in which systemd keeps its units. */
const HIERARCHIES = ["memory", "pids", "systemd", "unified"];

/** Why a machine could not be held to an amount of memory here; undefined where it can. */
export function whyNoCgroup(): string | undefined {
  const missing = HIERARCHIES.filter((name) => !existsSync(join(CGROUPS, name, "cgroup.procs")));
  if (missing.length === 0) return undefined;
  return `a machine is held to its memory by the first version of control groups, of which ${missing.join(", ")} is not mounted here`;
}

/** A group of its own for everything in a machine. */
export function cgroupOf(name: string, bytes: number) {
  const folders = HIERARCHIES.map((hierarchy) => join(CGROUPS, hierarchy, name));
  for (const folder of folders) mkdirSync(folder);
  const memory = join(CGROUPS, "memory", name);
  const read = (file: string) => readFileSync(join(memory, file), "utf8");
  writeFileSync(join(memory, "memory.limit_in_bytes"), String(bytes));
  return {
    /** For a shell: from here on it belongs to the machine. */
    enter: folders.map((folder) => `echo 0 > ${folder}/cgroup.procs`).join("; "),
    memory: {
      /** What its programs hold, in bytes, without files that are kept for the next reader. */
      held: () => numberIn(read("memory.stat"), "total_rss"),
      /** What one of its units may hold and held at most, files included. */
      ofUnit: (unit: string) => {
        const of = (file: string) => Number(read(`system.slice/${unit}/memory.${file}_in_bytes`));
        return { limit: of("limit"), most: of("max_usage") };
      },
      /** How many programs were ended for want of memory, in any of its units. */
      killed: () =>
        below(memory)
          .map((folder) => readFileSync(join(folder, "memory.oom_control"), "utf8"))
          .reduce((sum, text) => sum + numberIn(text, "oom_kill"), 0),
    },
    /** What the units of a machine that has ended left behind. */
    empty: () => {
      for (const folder of folders)
        for (const inner of below(folder).slice(1).reverse()) rmdirSync(inner);
    },
    remove: () => {
      for (const folder of folders) rmdirSync(folder);
    },
  };
}

const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);

/** The folder and all in it, each before what it holds. */
const below = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => below(join(folder, name))),
];
