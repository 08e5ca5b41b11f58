import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";

const SERVICES = ["manor-host.service", "manor-site.service"] as const;
type Service = (typeof SERVICES)[number];

export type Machine = {
  /** What a command needs to find this machine's `systemctl`. */
  env: Record<string, string>;
  /** The release that a service runs from. */
  releaseOf: (service: Service) => string;
  /** As after a power cut: everything ends at once, and starts from what the links say. */
  reboot: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Stands in for systemd, which runs only where a machine was booted: starts what the installed units say below `root`,
 * starts it again whenever it ends, and has a `systemctl start`, `stop` and `restart` that go on even when their caller is killed.
 */
export async function startMachine(
  root: string,
  settings: Record<string, string>,
): Promise<Machine> {
  const running = new Map<Service, ChildProcess>();
  let isOver = false;

  function start(service: Service): void {
    const unit = readFileSync(join(root, "etc/systemd/system", service), "utf8");
    const of = (name: string) =>
      (new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "").replaceAll("/opt/", `${root}/opt/`);
    const [program = "", ...args] = of("ExecStart").split(" ");
    const env = { PATH: "/usr/bin:/bin", NODE_ENV: "production", ...settings };
    const child = spawn(program, args, {
      cwd: of("WorkingDirectory"),
      env,
      stdio: ["ignore", "ignore", process.env["DRILL_LOG"] ? "inherit" : "ignore"],
    });
    running.set(service, child);
    child.once("exit", () =>
      setTimeout(() => {
        if (!isOver && running.get(service) === child) start(service);
      }, 1_000),
    );
  }

  async function end(service: Service, signal: NodeJS.Signals): Promise<void> {
    const child = running.get(service);
    running.delete(service);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  const server = createServer(async (request, response) => {
    const [, verb = "", unit] = (request.url ?? "").split("/");
    const service = SERVICES.find((name) => unit?.replace(/(\.service)?$/, ".service") === name);
    if (service) {
      if (verb !== "start") await end(service, "SIGTERM");
      if (verb !== "stop") start(service);
    }
    response.writeHead(service ? 200 : 400).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const bin = join(root, "bin");
  mkdirSync(bin, { recursive: true });
  const [verb, units] = ["process.argv[1]", "process.argv.slice(2)"];
  const ask = `(async()=>{for(const u of ${units})if(!(await fetch("http://127.0.0.1:${port}/"+${verb}+"/"+u)).ok)process.exit(1)})()`;
  writeFileSync(join(bin, "systemctl"), `#!/bin/sh\nexec ${process.execPath} -e '${ask}' "$@"\n`);
  chmodSync(join(bin, "systemctl"), 0o755);

  for (const service of SERVICES) start(service);
  return {
    env: { PATH: `${bin}:/usr/bin:/bin` },
    releaseOf: (service) => basename(readlinkSync(`/proc/${running.get(service)?.pid}/cwd`)),
    reboot: async () => {
      for (const service of SERVICES) await end(service, "SIGKILL");
      for (const service of SERVICES) start(service);
    },
    stop: async () => {
      isOver = true;
      server.close();
      server.closeAllConnections();
      for (const service of SERVICES) await end(service, "SIGTERM");
    },
  };
}
