import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";

const bin = "/usr/lib/postgresql/15/bin";

export type Postgres = {
  /** Its URL, without a database. */
  server: string;
  create: (name: string) => string;
  stop: () => void;
};

/** Starts PostgreSQL in a temporary folder, on a free port. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "manor-postgres-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  const port = await findFreePort();
  run("initdb", ["-D", data, "-U", "manor", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  const server = `postgres://manor:not-asked@127.0.0.1:${port}`;
  return {
    server,
    create: (name) => {
      run("psql", ["-q", "-d", `${server}/postgres`, "-c", `CREATE DATABASE ${name}`]);
      return `${server}/${name}`;
    },
    stop: () => {
      run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root. */
function run(program: string, args: string[]): void {
  const command = [join(bin, program), ...args];
  const isRoot = process.getuid?.() === 0;
  const [first = "", ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
  const { status, stderr } = spawnSync(first, rest, {
    cwd: "/",
    encoding: "utf8",
    // A background process must not hold the pipe open.
    stdio: ["ignore", "ignore", program === "pg_ctl" ? "ignore" : "pipe"],
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}
