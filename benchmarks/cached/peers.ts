import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { nginxIn } from "../../scripts/nginx-in.ts";

/** One server that is asked; `url` is what for. */
export type Peer = { name: string; url: string; stop: () => Promise<void> };

/** What the site sends for an address: the very bytes and headers that the peers send too. */
export type Sent = { bytes: Buffer; headers: Record<string, string> };

/** As a browser asks that takes brotli. Throws when the answer is no good one. */
export function fetchBytes(url: string): Promise<Sent> {
  return new Promise((done, failed) => {
    request(url, { headers: { "accept-encoding": "br" } }, async (answer) => {
      const bytes = await buffer(answer);
      if (answer.statusCode !== 200) return failed(new Error(`${url}: ${answer.statusCode}`));
      const { date: _, connection: __, "keep-alive": ___, ...rest } = answer.headers;
      done({ bytes, headers: rest as Record<string, string> });
    })
      .on("error", failed)
      .end();
  });
}

/** node:http, one buffer, our headers. */
export async function startBare(sent: Sent, folder: string, port: number): Promise<Peer> {
  const file = join(folder, `bare-${port}`);
  writeFileSync(file, sent.bytes);
  const server = new URL("./bare-server.ts", import.meta.url);
  const child = fork(server, [String(port), file, JSON.stringify(sent.headers)]);
  await once(child, "message");
  return { name: "bare node:http", url: `http://127.0.0.1:${port}/`, stop: () => end(child) };
}

/** nginx as it comes, with one process, sending the bytes from a file. */
export async function startNginx(sent: Sent, folder: string, port: number): Promise<Peer> {
  const root = join(folder, `nginx-${port}`);
  mkdirSync(root);
  writeFileSync(join(root, "answer"), sent.bytes);
  const { "content-type": type, "content-encoding": encoding } = sent.headers;
  const [program, ...args] = nginxIn(
    root,
    `access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types {} default_type "${type}";
     server { listen 127.0.0.1:${port}; location / { root ${root}; try_files /answer =404;
     ${encoding ? `add_header Content-Encoding ${encoding};` : ""} } }`,
  );
  const child = spawn(program, args, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; !(await fetchBytes(url).catch(() => undefined)); tries += 1) {
    if (tries > 50) throw new Error("nginx did not start");
    await wait(100);
  }
  return { name: "nginx", url, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
