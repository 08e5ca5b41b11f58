import { existsSync } from "node:fs";
import { findChromium, findFullChromium } from "./find-chromium.ts";
import { logProgress } from "./log-progress.ts";
import { exitOn, run, StoppedError } from "./run.ts";

/** The Debian packages for tests and benchmarks, and a file of each that shows that it is installed. */
const packageFiles = (): Record<string, string | undefined> => ({
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

/** The packages of a list that are not installed. */
export const missingPackages = (names: readonly string[]): string[] =>
  names.filter((name) => !existsSync(packageFiles()[name] ?? ""));

/** Whether the fonts for browser tests are installed. */
export const hasTestFonts = (): boolean => missingPackages(fonts).length === 0;

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Throws StoppedError without Chromium, when `installPackages` cannot install it. */
export function requireChromium(): void {
  if (findChromium() || canInstall()) return;
  throw new StoppedError(
    "No Chromium was found, so the browser tests cannot run. Install one with `sudo apt-get update && sudo apt-get install -y chromium-headless-shell`, or set CHROMIUM to its path.",
  );
}

/** Installs the missing packages of a set as root on Debian. */
export async function installPackages(name: string): Promise<void> {
  if (name === "tests") requireChromium();
  const missing = missingPackages(sets[name] ?? []);
  if (missing.length === 0 || !canInstall()) return;
  logProgress(`Installing the Debian packages ${missing.join(", ")}`);
  // RUNLEVEL prevents packages from starting services.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const options = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
  await run("apt-get", ["update", ...options], { env });
  const args = ["install", "-y", ...options, "--no-install-recommends", ...missing];
  await run("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
  logProgress("The Debian packages are installed");
}

if (import.meta.main) exitOn(installPackages(process.argv[2] ?? "tests"));
