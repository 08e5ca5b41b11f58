import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tokenHeader } from "@manor/content-api/headers";
import type { Todo } from "../src/admin/dashboard/todos/todo.ts";
import { readConfig } from "../src/read-config.ts";

/**
 * `npm run content:health` prints the to-do list of the running CMS. Exit code 0: nothing to do; 1: something to do;
 * 2: the CMS did not respond.
 */
const usualDataDir = fileURLToPath(new URL("../../../.data/cms", import.meta.url));
const config = readConfig(process.env, usualDataDir);
const here = `http://127.0.0.1:${config.port}`;

try {
  const token =
    config.token ?? readFileSync(join(config.dataDir, "content-api-token"), "utf8").trim();
  const response = await fetch(`${here}/api/content-health`, { headers: { [tokenHeader]: token } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const todos = (await response.json()) as Todo[];
  for (const { what, path } of todos) console.log(`${what}\n  ${config.url}/admin${path}`);
  console.log(todos.length === 0 ? "Nothing to do." : `${todos.length} to do.`);
  process.exitCode = todos.length === 0 ? 0 : 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The CMS at ${here} did not respond (${reason}). Is it running?`);
  process.exitCode = 2;
}
