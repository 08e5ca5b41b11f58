import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";

/** An application that says its process id, and ends with its second argument when told to, or at once. */
const appCode = `
  const [, , port, code] = process.argv;
  if (code === "at once") process.exit(7);
  process.on("SIGTERM", () => process.exit(Number(code)));
  require("node:http").createServer((_, response) => response.end(String(process.pid))).listen(port, "127.0.0.1");
`;

let parent: ChildProcess | undefined;
afterEach(() => {
  parent?.kill("SIGTERM");
});

/** Runs two such applications as `npm start` runs content host and site; `ends` is how each ends. */
async function startTwo(ends: [string, string], pauses = [100, 300]) {
  const folder = mkdtempSync(join(tmpdir(), "run-both-"));
  const app = join(folder, "app.cjs");
  const script = join(folder, "run.ts");
  writeFileSync(app, appCode);
  const ports = [await freePort(), await freePort()];
  const apps = ports.map(
    (port, index) => `() => ({ name: "app ${index}", args: [${JSON.stringify(app)}, "${port}",
      "${ends[index]}"], env: process.env, health: "http://127.0.0.1:${port}", startsWithinMs: 20_000 })`,
  );
  const from = JSON.stringify(resolve(import.meta.dirname, "run-both.ts"));
  const run = `import { runTogether } from ${from};
    await runTogether([${apps.join()}], ${JSON.stringify(pauses)}); console.log("all ready");`;
  writeFileSync(script, run);
  const started = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "pipe"] });
  parent = started;
  const lines: string[] = [];
  for (const stream of [started.stdout, started.stderr])
    stream.on("data", (text: Buffer) => lines.push(...text.toString().trim().split("\n")));
  const exited = once(started, "exit").then(([code]) => code as number | null);
  const pidOf = async (index: number): Promise<number> =>
    Number(await (await fetch(`http://127.0.0.1:${ports[index]}`)).text());
  const until = (isSo: () => boolean | Promise<boolean>) =>
    expect.poll(async () => await isSo(), { timeout: 20_000, interval: 30 }).toBe(true);
  return { lines, exited, pidOf, until, tell: (signal: NodeJS.Signals) => started.kill(signal) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

test("A335 when one application is killed, the other goes on and the first is started again, after growing pauses", async () => {
  const { lines, exited, pidOf, until, tell } = await startTwo(["0", "0"]);
  await until(() => lines.includes("all ready"));
  const other = await pidOf(1);
  for (const pause of ["0.1 s", "0.3 s", "0.3 s"]) {
    const before = lines.length;
    const killed = await pidOf(0);
    process.kill(killed, "SIGKILL");
    await until(() =>
      pidOf(0).then(
        (pid) => pid !== killed,
        () => false,
      ),
    );
    expect(lines.slice(before).join()).toContain("The app 0 ended with SIGKILL.");
    expect(lines.slice(before).join()).toContain(`started again in ${pause}`);
  }
  expect(await pidOf(1)).toBe(other);
  tell("SIGTERM");
  expect(await exited).toBe(0);
});

test("A335 the exit code is 1 when one does not end in order, or is not running at the end", async () => {
  const first = await startTwo(["0", "3"]);
  await first.until(() => first.lines.includes("all ready"));
  first.tell("SIGINT");
  expect(await first.exited).toBe(1);

  const second = await startTwo(["0", "0"], [60_000]);
  await second.until(() => second.lines.includes("all ready"));
  process.kill(await second.pidOf(0), "SIGKILL");
  await second.until(() => second.lines.some((line) => line.includes("ended with SIGKILL")));
  second.tell("SIGTERM");
  expect(await second.exited).toBe(1);
});

test("A335 what cannot start is not tried again: everything ends, with 1 and a sentence", async () => {
  const { lines, exited } = await startTwo(["0", "at once"]);
  expect(await exited).toBe(1);
  expect(lines.join("\n")).toContain("The app 1 ended with 7 before it was ready");
  expect(lines).not.toContain("all ready");
});
