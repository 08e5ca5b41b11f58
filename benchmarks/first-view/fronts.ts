import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Front = "caddy" | "nginx";
type Way = { port: number; to: number };
type Certificate = { key: string; certificate: string };

/** A web server with TLS in front of others, set up as `deploy/` has it. Its ways listen on every address. */
export function startFront(
  front: Front,
  ways: Way[],
  { key, certificate }: Certificate,
  folder: string,
): ChildProcess {
  const place = join(folder, front);
  mkdirSync(place, { recursive: true });
  const file = join(place, front === "caddy" ? "Caddyfile" : "nginx.conf");
  const made = front === "caddy" ? caddyfile : nginxConf;
  writeFileSync(file, made(ways, { key, certificate }, place));
  const env = { ...process.env, HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
  return front === "caddy"
    ? spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "ignore" })
    : spawn("/usr/sbin/nginx", ["-p", place, "-e", "stderr", "-c", file], { stdio: "ignore" });
}

const caddyfile = (ways: Way[], { key, certificate }: Certificate): string =>
  [
    "{\n admin off\n auto_https off\n}",
    ...ways.map(
      ({ port, to }) =>
        `https://:${port} {\n tls ${certificate} ${key}\n reverse_proxy 127.0.0.1:${to} {\n transport http {\n read_buffer 9KiB\n }\n }\n header -Server\n}`,
    ),
  ].join("\n");

function nginxConf(ways: Way[], { key, certificate }: Certificate, place: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const servers = ways.map(
    ({ port, to }) => `server { listen ${port} ssl http2;
      ssl_certificate ${certificate}; ssl_certificate_key ${key}; ssl_protocols TLSv1.2 TLSv1.3;
      ssl_session_cache shared:manor:5m; ssl_buffer_size 4k; server_tokens off; gzip off; ${process.env["NGINX_MORE"] ?? ""}
      location / { proxy_pass http://127.0.0.1:${to}; proxy_http_version 1.1;
        proxy_set_header Connection ""; proxy_set_header Host $host;
        proxy_set_header X-Forwarded-Proto https; } }`,
  );
  return `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1;
    pid ${place}/pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(" ")} ${servers.join("\n")} }`;
}
