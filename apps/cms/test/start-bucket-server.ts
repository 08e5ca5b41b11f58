import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilHealthy } from "../../../scripts/until-healthy.ts";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";

/** The layers of Swift, in their order. */
const LAYERS = ["account", "container", "object"] as const;
const KEY = { id: "test:school", secret: "a-secret-key-of-the-test" };

export type BucketServer = {
  /** The settings of a CMS that uses it. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

/**
 * Debian's OpenStack Swift with its S3 interface, in a temporary folder and on free ports: an independent server that
 * checks signatures and supports ranges and lists.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const folder = mkdtempSync(join(tmpdir(), "manor-bucket-"));
  mkdirSync(join(folder, "disk/one"), { recursive: true });
  const running: ChildProcess[] = [];
  const start = (name: string, config: string) => {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, config);
    const log = openSync(join(folder, `${name}.log`), "w");
    running.push(spawn(`swift-${name}-server`, [file], { stdio: ["ignore", log, log] }));
  };
  for (const name of LAYERS) {
    const port = await findFreePort();
    const ring = (...args: string[]) =>
      execFileSync("swift-ring-builder", [join(folder, `${name}.builder`), ...args]);
    ring("create", "4", "1", "1");
    ring("add", `r1z1-127.0.0.1:${port}/one`, "1");
    ring("rebalance");
    start(name, `${common(folder, port)}${alone(name)}`);
  }
  const port = await findFreePort();
  start("proxy", common(folder, port) + proxy);
  await untilHealthy(`http://127.0.0.1:${port}/healthcheck`, 60_000);
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    },
    stop: async () => {
      for (const child of running) {
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const common = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${join(folder, "disk")}
mount_check = false
user = ${process.getuid?.() === 0 ? "root" : (process.env["USER"] ?? "")}
workers = 0
`;

const filter = (name: string, part: string, more = ""): string =>
  `[${name}]\nuse = egg:swift#${part}\n${more}`;

const alone = (name: string): string =>
  `[pipeline:main]\npipeline = ${name}-server\n${filter(`app:${name}-server`, name)}`;

const proxy = `[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth slo dlo proxy-server
${filter("app:proxy-server", "proxy", "account_autocreate = true\n")}
${filter("filter:tempauth", "tempauth", `user_${KEY.id.replace(":", "_")} = ${KEY.secret} .admin\n`)}
${filter("filter:s3api", "s3api", "location = auto\n")}
${filter("filter:cache", "memcache", "memcache_servers = 127.0.0.1:1\n")}
${["catch_errors", "gatekeeper", "healthcheck", "listing_formats", "slo", "dlo"]
  .map((name) => filter(`filter:${name}`, name))
  .join("\n")}`;
