import { existsSync } from "node:fs";
import { findChromium, findWholeChromium } from "./find-chromium.ts";
import { exitOn, run } from "./run.ts";
import { say } from "./say.ts";

/** No browser could be found or installed. */
export class BrowserMissingError extends Error {
  override readonly name = "BrowserMissingError";
  constructor() {
    super(
      "No Chromium was found, so the browser tests cannot run. Install one with `sudo apt-get update && sudo apt-get install -y chromium-headless-shell`, or set CHROMIUM to its path.",
    );
  }
}

const fonts = "/usr/share/fonts/truetype";

/** All that the tests need of the system: Debian's packages, and what tells that each is there. */
const packages = [
  { name: "chromium-headless-shell", isHere: () => findChromium() !== undefined },
  { name: "chromium", isHere: () => findWholeChromium() !== undefined },
  {
    name: "fonts-liberation",
    isHere: () => existsSync(`${fonts}/liberation/LiberationSerif-Regular.ttf`),
  },
  // The site is tested behind a real proxy.
  { name: "nginx", isHere: () => existsSync("/usr/sbin/nginx") },
  { name: "fonts-noto-core", isHere: () => existsSync(`${fonts}/noto/NotoSerif-Regular.ttf`) },
];

/** What the drills need beyond that: the programs of others that Manor is run with. */
const packagesOfDrills = [
  { name: "caddy", isHere: () => existsSync("/usr/bin/caddy") },
  { name: "nginx", isHere: () => existsSync("/usr/sbin/nginx") },
  { name: "prometheus", isHere: () => existsSync("/usr/bin/promtool") },
  { name: "openssl", isHere: () => existsSync("/usr/bin/openssl") },
  { name: "systemd", isHere: () => existsSync("/usr/bin/systemd-analyze") },
  { name: "postgresql", isHere: () => existsSync("/usr/lib/postgresql/15/bin/initdb") },
  { name: "debootstrap", isHere: () => existsSync("/usr/sbin/debootstrap") },
  { name: "systemd-container", isHere: () => existsSync("/usr/bin/systemd-nspawn") },
];

/** The real stores behind a content host that is more than one machine. */
const packagesOfStores = [
  { name: "postgresql", isHere: () => existsSync("/usr/lib/postgresql/15/bin/initdb") },
  ...["proxy", "account", "container", "object"].map((part) => ({
    name: `swift-${part}`,
    isHere: () => existsSync(`/usr/bin/swift-${part}-server`),
  })),
];

/** What the benchmarks compare with and measure with. */
const packagesOfBenchmarks = [
  ...packages.filter(({ name }) => ["chromium", "nginx"].includes(name)),
  { name: "wrk", isHere: () => existsSync("/usr/bin/wrk") },
];

/** Which of these packages of the benchmarks are not installed. */
export const missingPackages = (names: readonly string[]): string[] =>
  packagesOfBenchmarks
    .filter(({ name, isHere }) => names.includes(name) && !isHere())
    .map(({ name }) => name);

/** Whether a browser under test can be given the fonts of our packages and no others. */
export const hasOurFonts = (): boolean =>
  packages.filter(({ name }) => name.startsWith("fonts-")).every(({ isHere }) => isHere());

const sets = {
  tests: packages,
  drills: packagesOfDrills,
  stores: packagesOfStores,
  benchmarks: packagesOfBenchmarks,
};

/**
 * Installs what is missing of a set where this is root on Debian. Throws BrowserMissingError when the tests would have
 * no browser.
 */
async function ensureSystemPackages(set: keyof typeof sets): Promise<void> {
  const missing = sets[set].filter(({ isHere }) => !isHere()).map(({ name }) => name);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) await install(missing);
  if (set === "tests" && !findChromium()) throw new BrowserMissingError();
}

async function install(names: string[]): Promise<void> {
  say(`Installing Debian's packages ${names.join(", ")}`);
  // No package starts a service of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const patient = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
  await run("apt-get", ["update", ...patient], { env });
  await run("apt-get", ["install", "-y", ...patient, "--no-install-recommends", ...names], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

if (import.meta.main) {
  const [set = "tests"] = process.argv.slice(2);
  if (!(set in sets)) throw new RangeError(`There is no set "${set}" of system packages.`);
  exitOn(ensureSystemPackages(set as keyof typeof sets));
}
