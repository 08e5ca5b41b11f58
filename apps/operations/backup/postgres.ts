import { spawn } from "node:child_process";

class PostgresError extends Error {
  override readonly name = "PostgresError";
}

/** Dumps a consistent snapshot of a Postgres database into a file (`pg_dump`, custom format). */
export const dump = (url: string, file: string): Promise<string> =>
  runOn(url, "pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`]);

export async function load(url: string, file: string): Promise<void> {
  const strict = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  await runOn(url, "pg_restore", [...strict, file], "--dbname");
}

export const checkDump = (file: string): Promise<string> =>
  run("pg_restore", ["--file=/dev/null", file], process.env);

export async function isEmpty(url: string): Promise<boolean> {
  const query = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'";
  const output = await runOn(url, "psql", ["--no-psqlrc", "--tuples-only", "--command", query]);
  return output.trim() === "0";
}

/** Passes the password in the environment, because every user of the machine can read the arguments. */
function runOn(url: string, program: string, args: string[], flag = "--dbname"): Promise<string> {
  const target = new URL(url);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(target.password) };
  target.password = "";
  return run(program, [`${flag}=${target.href}`, ...args], env);
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    const output = { stdout: "", stderr: "" };
    child.stdout.on("data", (chunk: Buffer) => {
      output.stdout += chunk;
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output.stderr += chunk;
    });
    child.once("error", () =>
      failed(
        new PostgresError(
          `${program} is not installed, so nothing was done. Install it with: apt-get install postgresql-client`,
        ),
      ),
    );
    child.once("close", (code) => {
      if (code === 0) return done(output.stdout);
      const reason = output.stderr.trim().split("\n")[0];
      failed(
        new PostgresError(`${program} exited with ${code}, so nothing was changed: ${reason}`),
      );
    });
  });
}
