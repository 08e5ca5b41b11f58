import { spawn } from "node:child_process";

/** A program of PostgreSQL failed. */
class PostgresError extends Error {
  override readonly name = "PostgresError";
}

/** Dumps a consistent state of a whole Postgres database into a file (`pg_dump`, custom format). */
export const dump = (url: string, file: string): Promise<string> =>
  runOn(url, "pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`]);

/** Brings a dump into an empty database, as a whole or not at all. */
export async function load(url: string, file: string): Promise<void> {
  const strict = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  await runOn(url, "pg_restore", [...strict, file], "--dbname");
}

/** Reads a dump to its end without a database. Throws PostgresError when it is damaged. */
export const readThrough = (file: string): Promise<string> =>
  run("pg_restore", ["--file=/dev/null", file], process.env);

export async function isEmpty(url: string): Promise<boolean> {
  const query = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'";
  const said = await runOn(url, "psql", ["--no-psqlrc", "--tuples-only", "--command", query]);
  return said.trim() === "0";
}

/** The password goes by the environment: every user of the machine can read arguments. */
function runOn(url: string, program: string, args: string[], flag = "--dbname"): Promise<string> {
  const target = new URL(url);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(target.password) };
  target.password = "";
  return run(program, [`${flag}=${target.href}`, ...args], env);
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    const said = { out: "", error: "" };
    child.stdout.on("data", (piece: Buffer) => {
      said.out += piece;
    });
    child.stderr.on("data", (piece: Buffer) => {
      said.error += piece;
    });
    child.once("error", () =>
      failed(
        new PostgresError(
          `${program} is not on this machine, so nothing was done. Install it with: apt-get install postgresql-client`,
        ),
      ),
    );
    child.once("close", (code) => {
      if (code === 0) return done(said.out);
      const reason = said.error.trim().split("\n")[0];
      failed(new PostgresError(`${program} ended with ${code}, so nothing was changed: ${reason}`));
    });
  });
}
