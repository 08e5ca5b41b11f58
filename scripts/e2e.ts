import { build } from "./build.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { exitOn, run } from "./run.ts";
import { say } from "./say.ts";

/** The journeys in a real browser. Arguments go on to Playwright: `npm run e2e -- events`. */
export async function e2e(args: string[] = []): Promise<void> {
  await ensureChromium();
  await build();
  say("Journeys in a browser");
  await run("playwright", ["test", ...args]);
  if (args.length > 0) return;
  say("The lightbox by itself");
  await run("playwright", ["test", "-c", "packages/lightbox"]);
  say("The content host by itself");
  await run("npm", ["run", "test:e2e", "--silent", "-w", "@manor/content-host"]);
}

if (import.meta.main) exitOn(e2e(process.argv.slice(2)));
