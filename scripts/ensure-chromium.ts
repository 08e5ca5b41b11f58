import { findChromium } from "./find-chromium.ts";
import { run } from "./run.ts";
import { say } from "./say.ts";

/** No browser could be found or installed. */
export class BrowserMissingError extends Error {
  override readonly name = "BrowserMissingError";
  constructor() {
    super(
      "No Chromium was found, so the browser tests cannot run. Install one with `sudo apt-get update && sudo apt-get install -y chromium`, or set CHROMIUM to its path.",
    );
  }
}

/** Finds a Chromium; installs Debian's package when there is none and this is root. Throws BrowserMissingError. */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  if (process.getuid?.() !== 0) throw new BrowserMissingError();
  say("No Chromium here: installing Debian's package");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core"],
    { env },
  );
  if (!findChromium()) throw new BrowserMissingError();
}
