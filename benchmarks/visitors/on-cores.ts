import { execFileSync } from "node:child_process";

/** The site has one core, whoever asks another: neither works on the other's, and the kernel has nothing to choose. */
export const cores = { site: "0", asker: "1" };

/** Keeps all threads of a process, and whatever it starts, on a core or some (Debian's `taskset`). Throws where there is none. */
export function keepOn(core: string, pid: number): void {
  const args = ["--all-tasks", "--cpu-list", "--pid", core, String(pid)];
  execFileSync("taskset", args, { stdio: ["ignore", "ignore", "inherit"] });
}
