import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../../../scripts/run.ts";
import { untilHealthy } from "../../../scripts/until-healthy.ts";
import { findFreePort, ORDINARY_DAY } from "../harness/site.ts";

export type Installation = {
  deskUrl: string;
  siteUrl: string;
  admin: { email: string; password: string };
  stop: () => Promise<void>;
};

/** Starts both in an empty folder, as somebody does who has just installed them. */
export async function startBoth(code: string): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), "manor-school-"));
  const [port, hostPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      HOST_PORT: String(hostPort),
      HOST_DATA_DIR: join(folder, "host"),
      SITE_DATA_DIR: join(folder, "site"),
      SCHOOL_CODE: code,
      SITE_NOW: ORDINARY_DAY,
      // A crawl looks at more pages within a minute than any visitor.
      PAGES_PER_ADDRESS: "10000",
      PICTURES_AHEAD: "0",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const siteUrl = `http://localhost:${port}`;
  try {
    await untilHealthy(`${siteUrl}/healthz`, 300_000);
  } catch (error) {
    await stop();
    throw error;
  }
  const { email, password } = JSON.parse(
    readFileSync(join(folder, "host/first-admin.json"), "utf8"),
  );
  return { deskUrl: `http://localhost:${hostPort}`, siteUrl, admin: { email, password }, stop };
}
