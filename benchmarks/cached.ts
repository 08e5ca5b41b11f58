import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { serveContent } from "../tests/e2e/harness/content.ts";
import { hindiContent } from "../tests/e2e/harness/hindi-content.ts";
import { homeLists } from "../tests/e2e/home-content.ts";
import { compareLoad } from "./tools/load.ts";
import type { Options } from "./tools/options.ts";
import { BenchmarkError } from "./tools/processes.ts";
import { makeFolder, startCms, startNginx, startServer, startSite } from "./tools/servers.ts";

// Cached pages of the site against a bare node:http buffer and nginx that send the same bytes and headers, and the
// same pages in Hindi, each against a bare buffer with the same bytes.

export const needs = ["nginx", "wrk"];
const MIN_RATIO = 0.9;

type Response = { bytes: Buffer; headers: Record<string, string> };

/** Fetches with Brotli, without decompressing. */
function fetchCompressed(url: string): Promise<Response> {
  return new Promise((done, failed) => {
    request(url, { headers: { "accept-encoding": "br" }, timeout: 10_000 }, async (response) => {
      const bytes = await buffer(response);
      if (response.statusCode !== 200)
        return failed(new BenchmarkError(`${url} returned ${response.statusCode}.`));
      const { date: _, connection: __, "keep-alive": ___, ...headers } = response.headers;
      done({ bytes, headers: headers as Record<string, string> });
    })
      .on("error", failed)
      .end();
  });
}

/** The URL of a bare server with the response, and the folder in which it is the file `response`. */
async function startBare({ bytes, headers }: Response) {
  const folder = makeFolder("cached");
  const file = join(folder, "response");
  writeFileSync(file, bytes);
  const bareServer = resolve(import.meta.dirname, "tools/bare-server.ts");
  const args = [bareServer, file, JSON.stringify(headers)];
  return { folder, url: await startServer("The bare server", args, folder) };
}

function startNginxWith({ headers }: Response, folder: string): Promise<string> {
  const encoding = headers["content-encoding"];
  const addEncoding = encoding ? `add_header Content-Encoding ${encoding};` : "";
  return startNginx(
    `location / { root ${folder}; try_files /response =404; ${addEncoding} }`,
    `types {} default_type "${headers["content-type"]}";`,
  );
}

/** The response of a page that is requested often: it is compressed at the highest level. */
async function fetchInUse(url: string): Promise<Response> {
  for (let times = 0; times < 3; times += 1) {
    await fetchCompressed(url);
    await wait(1_200);
  }
  return fetchCompressed(url);
}

async function compare(site: string, path: string, options: Options): Promise<number> {
  const url = site + path;
  const response = await fetchInUse(url);
  const bare = await startBare(response);
  const targets = [
    { name: "bare node:http", url: bare.url },
    { name: "nginx", url: await startNginxWith(response, bare.folder) },
    { name: "the site", url },
  ];
  const { rounds = 9, seconds = 1 } = options;
  const rows = await compareLoad(targets, { rounds, seconds });
  console.log(`\n${path} (${response.bytes.byteLength} bytes)`);
  console.table(
    rows.map(({ name, perSecond, ratio, p99Ms }) => ({
      server: name,
      "requests/s": Math.round(perSecond),
      "of bare": ratio.toFixed(2),
      "p99 ms": p99Ms.toFixed(2),
    })),
  );
  return rows.at(-1)?.ratio ?? 0;
}

/** The speed of the Hindi page relative to the English one, each divided by that of a bare buffer of its bytes. */
async function compareLanguages(site: string, path: string, options: Options): Promise<number> {
  const urls = [site + path, `${site}/hi${path === "/" ? "" : path}`];
  const targets = [];
  for (const url of urls) {
    const bare = await startBare(await fetchInUse(url));
    targets.push({ name: `bare, ${url}`, url: bare.url }, { name: url, url });
  }
  const { rounds = 9, seconds = 1 } = options;
  const rows = await compareLoad(targets, { rounds, seconds });
  const [bareEnglish = 0, english = 0, bareHindi = 0, hindi = 0] = rows.map(({ ratio }) => ratio);
  const relative = hindi / bareHindi / (english / bareEnglish);
  console.log(
    `\n${path}: English ${(english / bareEnglish).toFixed(2)} of bare, Hindi ${(hindi / bareHindi).toFixed(2)}, ` +
      `Hindi to English ${relative.toFixed(2)}`,
  );
  return relative;
}

export async function run(options: Options): Promise<string[]> {
  const cms = await startCms();
  serveContent(cms, { lists: homeLists });
  const site = await startSite(cms);
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(site)).text())?.[0] ?? "";
  const failures: string[] = [];
  for (const path of ["/", "/about", "/api/events/SGSM", script]) {
    const ratio = await compare(site, path, options);
    if (!(ratio >= MIN_RATIO))
      failures.push(`${path} has ${ratio.toFixed(2)} of the bare buffer, less than ${MIN_RATIO}`);
  }
  const hindiCms = await startCms();
  serveContent(hindiCms, { lists: hindiContent("all") });
  const hindiSite = await startSite(hindiCms);
  for (const path of ["/", "/about"]) {
    const ratio = await compareLanguages(hindiSite, path, options);
    if (!(ratio >= MIN_RATIO))
      failures.push(`${path} in Hindi has ${ratio.toFixed(2)} of the English page's speed`);
  }
  return failures;
}
