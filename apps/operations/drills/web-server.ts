import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as requestPlain } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { nginxIn } from "../../../scripts/nginx-in.ts";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";
import { root as repository } from "../version.ts";

export type WebServer = { https: number; http: number; log: string; stop: () => Promise<void> };
type Upstream = { site: number; desk: number };

/** What `deploy/install` wrote, run by the real program on ports of the test: only ports and paths are others. */
export async function startWebServer(
  kind: "nginx" | "caddy",
  root: string,
  upstream: Upstream,
): Promise<WebServer> {
  const args = ["--root", root, "--web", kind, "--origin", "https://www.school.example"];
  execFileSync(join(repository, "deploy/install"), args, { stdio: "ignore" });
  const ports = { https: await findFreePort(), http: await findFreePort() };
  const log = join(root, "access.log");
  const prepare = kind === "nginx" ? prepareNginx : prepareCaddy;
  const [program, ...rest] = prepare(root, log, ports, upstream);
  const env = { ...process.env, HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root };
  const child = spawn(program, rest, { env, stdio: "ignore" });
  return { ...ports, log, stop: () => end(child) };
}

/** nginx with the file for several processes: `upstream` says for each address in it which one is meant. */
export async function startNginxForSeveral(
  root: string,
  upstream: Record<string, string>,
): Promise<WebServer> {
  const args = ["--root", root, "--web", "nginx", "--origin", "https://www.school.example"];
  execFileSync(join(repository, "deploy/install"), args, { stdio: "ignore" });
  const ports = { https: await findFreePort(), http: await findFreePort() };
  const log = join(root, "access.log");
  let text = readFileSync(join(repository, "deploy/several/nginx.conf"), "utf8")
    .replaceAll("@NAME@", "www.school.example")
    .replaceAll("@DESK@", "desk.school.example");
  for (const [address, meant] of Object.entries(upstream)) text = text.replaceAll(address, meant);
  const [program, ...rest] = nginxWith(text, root, log, ports);
  const child = spawn(program, rest, { stdio: ["ignore", "ignore", "inherit"] });
  return { ...ports, log, stop: () => end(child) };
}

type Prepare = (
  root: string,
  log: string,
  ports: { https: number; http: number },
  upstream: Upstream,
) => [string, ...string[]];

const behind = (text: string, { site, desk }: Upstream): string =>
  text
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${site}`)
    .replaceAll("127.0.0.1:4000", `127.0.0.1:${desk}`);

const prepareNginx: Prepare = (root, log, ports, upstream) =>
  nginxWith(
    behind(readFileSync(join(root, "etc/nginx/conf.d/manor.conf"), "utf8"), upstream),
    root,
    log,
    ports,
  );

/** Checked by nginx itself; what starts it then. */
const nginxWith = (
  given: string,
  root: string,
  log: string,
  ports: Pick<WebServer, "https" | "http">,
): [string, ...string[]] => {
  const text = given
    .replace(/^ *listen \[::\].*$/gm, "")
    .replaceAll("listen 443", `listen 127.0.0.1:${ports.https}`)
    .replaceAll("listen 80", `listen 127.0.0.1:${ports.http}`)
    .replaceAll("/etc/manor/tls", join(root, "etc/manor/tls"))
    .replaceAll("/var/log/nginx/manor.log", log);
  const [program, ...args] = nginxIn(root, text);
  execFileSync(program, ["-t", "-q", ...args]);
  return [program, ...args];
};

const prepareCaddy: Prepare = (root, log, ports, upstream) => {
  const text = behind(readFileSync(join(root, "etc/caddy/manor.caddy"), "utf8"), upstream);
  mkdirSync(join(root, "certificates"), { recursive: true });
  // No authority of the internet knows the names of a test.
  const options = `{
    admin off
    local_certs
    skip_install_trust
    storage file_system ${root}/certificates
    http_port ${ports.http}
    https_port ${ports.https}
  }\n`;
  const file = join(root, "Caddyfile");
  writeFileSync(file, options + text.replaceAll("/var/log/caddy/manor.log", log));
  const args = ["--config", file, "--adapter", "caddyfile"];
  execFileSync("caddy", ["validate", ...args], {
    stdio: "ignore",
    env: { ...process.env, HOME: root },
  });
  return ["caddy", "run", ...args];
};

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((ended) => child.once("exit", ended));
  child.kill("SIGTERM");
  await gone;
}

export type Asked = {
  name: string;
  path?: string;
  /** The address of this machine that the visitor comes from. */
  from?: string;
  body?: object;
};
export type Answered = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks as a visitor's browser does; for as long as nobody listens yet, again. */
export async function ask(port: number, asked: Asked, isPlain = false): Promise<Answered> {
  for (let tries = 0; ; tries += 1)
    try {
      return await askOnce(port, asked, isPlain);
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((again) => setTimeout(again, 100));
    }
}

function askOnce(
  port: number,
  { name, path = "/", from = "127.0.0.1", body }: Asked,
  isPlain: boolean,
): Promise<Answered> {
  const text = body && JSON.stringify(body);
  const headers = {
    host: name,
    ...(text && {
      origin: `https://${name}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    }),
  };
  const options = { host: "127.0.0.1", port, path, headers, method: text ? "POST" : "GET" };
  return new Promise((done, failed) => {
    const send = isPlain ? requestPlain : request;
    const tls = { servername: name, rejectUnauthorized: false };
    send({ ...options, ...tls, localAddress: from, agent: false }, async (answer) => {
      let said = "";
      for await (const piece of answer) said += piece;
      done({ status: answer.statusCode ?? 0, headers: answer.headers, text: said });
    })
      .on("error", failed)
      .end(text);
  });
}
