import { execFile, execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { nginxCommand } from "../e2e/harness/nginx-command.ts";
import { findFreePort } from "../e2e/harness/site.ts";
import { atEnd, CMS, eventually, ORIGIN, repository, SITE } from "./fixtures.ts";

/** The ports and the access log of a web server. */
export type WebServer = { https: number; http: number; log: string };

/**
 * Starts the real web server with the configuration that `deploy/install` wrote below `root`, or with `file`. Only
 * ports and paths differ; `upstreams` maps addresses in it to local ports.
 */
export async function startWebServer(
  kind: "nginx" | "caddy",
  root: string,
  upstreams: Record<string, number>,
  file?: string,
): Promise<WebServer> {
  const args = ["--root", root, "--web", kind, "--origin", ORIGIN];
  execFileSync(join(repository, "deploy/install"), args, { stdio: "ignore" });
  const installed = kind === "nginx" ? "etc/nginx/conf.d/manor.conf" : "etc/caddy/manor.caddy";
  const [https, http] = [await findFreePort(), await findFreePort()];
  const server = { https, http, log: join(root, "access.log") };
  let text = readFileSync(file ?? join(root, installed), "utf8")
    .replaceAll("@NAME@", SITE)
    .replaceAll("@ADMIN@", CMS)
    .replaceAll(/\/var\/log\/\w+\/manor\.log/g, server.log);
  for (const [address, port] of Object.entries(upstreams))
    text = text.replaceAll(address, `127.0.0.1:${port}`);
  const [program, ...rest] = (kind === "nginx" ? nginx : caddy)(text, root, server);
  const env = { ...process.env, HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root };
  const child = spawn(program, rest, { env, stdio: "ignore" });
  atEnd(() => child.kill());
  await eventually(() => curl(server.https, ORIGIN));
  return server;
}

type Command = [program: string, ...args: string[]];

function nginx(text: string, root: string, { https, http }: WebServer): Command {
  const local = text
    .replace(/^ *listen \[::\].*$/gm, "")
    .replaceAll("listen 443", `listen 127.0.0.1:${https}`)
    .replaceAll("listen 80", `listen 127.0.0.1:${http}`);
  return nginxCommand(root, local.replaceAll("/etc/manor/tls", join(root, "etc/manor/tls")));
}

function caddy(text: string, root: string, { https, http }: WebServer): Command {
  const file = join(root, "Caddyfile");
  // No certificate authority can verify the domain names of a test.
  const options = `admin off\nlocal_certs\nskip_install_trust\nstorage file_system ${root}/certificates`;
  writeFileSync(file, `{\n${options}\nhttp_port ${http}\nhttps_port ${https}\n}\n${text}`);
  return ["caddy", "run", "--config", file, "--adapter", "caddyfile"];
}

/** `body` is JSON, sent as by a page of the website; `from` is the local address that the request comes from. */
type Options = { body?: string; headers?: Record<string, string>; from?: string };

/** Sends a request to the web server at this port, whatever host the URL names. Rejects when it is interrupted. */
export async function curl(port: number, url: string, { body, headers = {}, from }: Options = {}) {
  const json = body && { origin: new URL(url).origin, "content-type": "application/json" };
  const lines = Object.entries({ ...headers, ...json }).map(([name, value]) => `${name}: ${value}`);
  const args = ["-sSk", "--connect-to", `::127.0.0.1:${port}`, url];
  args.push("-w", "%{stderr}%{http_code}\n%{header_json}");
  args.push(...lines.flatMap((line) => ["-H", line]));
  if (from) args.push("--interface", from);
  if (body) args.push("--data-binary", body);
  const { stdout, stderr } = await promisify(execFile)("curl", args, { maxBuffer: 1e8 });
  const fields: Record<string, string[]> = JSON.parse(stderr.slice(4));
  const header = (name: string) => fields[name]?.join(", ") ?? "";
  return { status: Number(stderr.slice(0, 3)), header, text: stdout };
}
