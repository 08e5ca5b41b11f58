import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxIn } from "./nginx-in.ts";
import { findFreePort } from "./site.ts";

export const hasNginx = existsSync("/usr/sbin/nginx");

/** How a proxy hands on a visitor: as docs/operations.md says, or as nginx does when nobody tells it. */
const lines = {
  advised: [
    "proxy_set_header Host $host;",
    "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
  ],
  naive: ["proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"],
};

/** Debian's nginx in front of a site; the way of each kind to it has a port of its own. */
export async function startNginx(siteUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "manor-nginx-"));
  const ports = { advised: await findFreePort(), naive: await findFreePort() };
  const servers = (["advised", "naive"] as const).map(
    (kind) => `server { listen 127.0.0.1:${ports[kind]};
      location / { proxy_pass ${siteUrl}; ${lines[kind].join(" ")} } }`,
  );
  const [program, ...args] = nginxIn(folder, `access_log off; ${servers.join("\n")}`);
  const child = spawn(program, args, { stdio: "ignore" });
  return {
    ports,
    stop: async () => {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Sent = {
  port: number;
  path: string;
  /** The address of this machine that the visitor comes from. */
  from?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Asks as a visitor of that address; tries again for as long as nobody listens yet. */
export async function askFrom(sent: Sent): Promise<{ status: number; text: string }> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await askOnce(sent);
    } catch (error) {
      if (tries > 100 || (error as NodeJS.ErrnoException).code !== "ECONNREFUSED") throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

function askOnce({ port, path, from = "127.0.0.1", headers = {}, body }: Sent) {
  return new Promise<{ status: number; text: string }>((done, failed) => {
    const method = body === undefined ? "GET" : "POST";
    const options = { host: "127.0.0.1", port, path, method, headers, localAddress: from };
    request({ ...options, agent: false }, async (answer) => {
      let text = "";
      for await (const piece of answer) text += piece;
      done({ status: answer.statusCode ?? 0, text });
    })
      .on("error", failed)
      .end(body);
  });
}
