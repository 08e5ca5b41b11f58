import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxIn } from "../../scripts/nginx-in.ts";

export type Front = "caddy" | "nginx";
type Way = { port: number; to: number };
type Certificate = { key: string; certificate: string };

const deploy = new URL("../../deploy/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, deploy), "utf8");

/**
 * A web server with TLS in front of others. Each way has what `deploy/` says for visitors; only ports, the certificate
 * and the log are others. Its ways listen on every address.
 */
export function startFront(
  front: Front,
  ways: Way[],
  certificate: Certificate,
  folder: string,
): ChildProcess {
  const place = join(folder, front);
  mkdirSync(place, { recursive: true });
  const prepare = front === "caddy" ? prepareCaddy : prepareNginx;
  const [program, ...args] = prepare(ways, certificate, place);
  const env = { ...process.env, HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
  return spawn(program, args, { env, stdio: "ignore" });
}

type Prepare = (
  ways: Way[],
  certificate: Certificate,
  place: string,
) => [program: string, ...args: string[]];

const prepareCaddy: Prepare = (ways, { key, certificate }, place) => {
  const [forVisitors = ""] = read("Caddyfile").split("@DESK@ {");
  const sites = ways.map(({ port, to }) =>
    forVisitors
      .replace("@NAME@ {", `https://:${port} {\n tls ${certificate} ${key}`)
      .replace("127.0.0.1:3000", `127.0.0.1:${to}`)
      .replace("/var/log/caddy/manor.log", join(place, `${port}.log`)),
  );
  const file = join(place, "Caddyfile");
  writeFileSync(file, ["{\n admin off\n auto_https off\n}", ...sites].join("\n"));
  return ["caddy", "run", "--config", file, "--adapter", "caddyfile"];
};

const prepareNginx: Prepare = (ways, { key, certificate }, place) => {
  const [shared = "", ...servers] = read("nginx.conf").split(/^(?=server \{)/m);
  const forVisitors = servers.find((server) => /listen 443[\s\S]*server_name @NAME@;/.test(server));
  if (!forVisitors) throw new Error("deploy/nginx.conf has no server for visitors.");
  const own = ways.map(({ port, to }) =>
    forVisitors
      .replaceAll("listen 443", `listen ${port}`)
      .replaceAll("listen [::]:443", `listen [::]:${port}`)
      .replace("/etc/manor/tls/cert.pem", certificate)
      .replace("/etc/manor/tls/key.pem", key)
      .replace("127.0.0.1:3000", `127.0.0.1:${to}`)
      .replace("/var/log/nginx/manor.log", join(place, `${port}.log`)),
  );
  return nginxIn(place, [shared, ...own].join("\n"));
};
