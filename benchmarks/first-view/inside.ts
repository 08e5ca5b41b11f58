import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { giveAll } from "../../e2e/harness/content.ts";
import { richLists, richPictures } from "../../e2e/harness/rich-content.ts";
import { startStubHost } from "../../e2e/harness/stub-host.ts";
import { startSite } from "../lists/site-process.ts";
import { type Front, startFront } from "./fronts.ts";
import { NAME } from "./names.ts";

// What stands at the far end of the line: the site, the pages of others, and a web server with TLS before both.
// Arguments: caddy or nginx, the key, the certificate, a folder. Ports: 8443 is the site, 8444 are the others.

const [front, key = "", certificate = "", folder = ""] = process.argv.slice(2);

const host = await startStubHost();
giveAll(host, { lists: richLists, pictures: richPictures });
const isReady = async (origin: string) => (await fetch(origin)).ok;
const settings = { SITE_ORIGIN: `https://${NAME}:8443` };
const site = await startSite(4391, host.url, isReady, settings);
const reference = fork(new URL("./reference.ts", import.meta.url), ["4392"]);
await once(reference, "message");
const ways = [
  { port: 8443, to: 4391 },
  { port: 8444, to: 4392 },
];
const before = startFront(front as Front, ways, { key, certificate }, folder);

/** Who asks again gets a page packed as tightly as it ever is, and pictures that are made. */
async function warm(): Promise<void> {
  for (const path of ["/", "/about", "/Events", "/SubGallery?id=album-1"])
    for (let times = 0; times < 3; times += 1) {
      await (await fetch(site.origin + path, { headers: { "accept-encoding": "br" } })).text();
      await new Promise((later) => setTimeout(later, 1_100));
    }
}
await warm();
process.stdout.write("ready\n");

process.once("SIGTERM", async () => {
  for (const child of [before, reference]) await end(child);
  await site.stop();
  await host.close();
  process.exit(0);
});

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
