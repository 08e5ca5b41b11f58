import { existsSync } from "node:fs";
import { findChromium, findFullChromium } from "./find-chromium.ts";
import { exitOn, run } from "./run.ts";
import { logProgress } from "./log-progress.ts";

/** Debian's packages of what we test and measure with, and the file by which each is recognized. */
const filesOfPackages = (): Record<string, string | undefined> => ({
  caddy: "/usr/bin/caddy",
  chromium: findFullChromium(),
  "chromium-headless-shell": findChromium(),
  curl: "/usr/bin/curl",
  debootstrap: "/usr/sbin/debootstrap",
  "fonts-liberation": "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf",
  "fonts-noto-core": "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf",
  nginx: "/usr/sbin/nginx",
  openssl: "/usr/bin/openssl",
  postgresql: "/usr/lib/postgresql/15/bin/initdb",
  prometheus: "/usr/bin/promtool",
  "swift-account": "/usr/bin/swift-account-server",
  "swift-container": "/usr/bin/swift-container-server",
  "swift-object": "/usr/bin/swift-object-server",
  "swift-proxy": "/usr/bin/swift-proxy-server",
  "systemd-container": "/usr/bin/systemd-nspawn",
  wrk: "/usr/bin/wrk",
});

const fonts = ["fonts-liberation", "fonts-noto-core"];
const stores = ["postgresql", "swift-account", "swift-container", "swift-object", "swift-proxy"];
const tests = ["chromium-headless-shell", "chromium", "nginx", "openssl"];
const installs = ["caddy", "curl", "debootstrap", "prometheus", "systemd-container"];
const sets: Record<string, string[]> = {
  tests: [...tests, ...fonts],
  recovery: [...tests, ...stores, ...installs],
  stores,
  benchmarks: ["chromium", "nginx", "wrk"],
};

/** Which of these packages are not installed. */
export const missingPackages = (names: readonly string[]): string[] =>
  names.filter((name) => !existsSync(filesOfPackages()[name] ?? ""));

/** Whether a browser under test can be given the fonts of our packages and no others. */
export const hasTestFonts = (): boolean => missingPackages(fonts).length === 0;

/** Installs what is missing where this is root on Debian; elsewhere says what the tests cannot do without. */
async function installSet(name: string): Promise<void> {
  const missing = missingPackages(sets[name] ?? []);
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    logProgress(`Installing Debian's packages ${missing.join(", ")}`);
    // No package starts a service of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    const patient = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
    await run("apt-get", ["update", ...patient], { env });
    const args = ["install", "-y", ...patient, "--no-install-recommends", ...missing];
    await run("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
  }
  if (name !== "tests" || findChromium()) return;
  process.stderr.write(
    "No Chromium was found, so the browser tests cannot run. Install one with `sudo apt-get update && sudo apt-get install -y chromium-headless-shell`, or set CHROMIUM to its path.\n",
  );
  process.exitCode = 1;
}

if (import.meta.main) exitOn(installSet(process.argv[2] ?? "tests"));
