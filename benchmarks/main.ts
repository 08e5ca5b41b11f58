import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { missingPackages } from "../scripts/system-packages.ts";
import type { Options } from "./tools/options.ts";
import { BenchmarkError, cleanUpAll, runProgram } from "./tools/processes.ts";

type Benchmark = {
  /** Debian packages. */
  needs: readonly string[];
  /** Measures, prints the results, and returns the failures. */
  run: (options: Options) => Promise<string[]>;
};

const benchmarks: Record<string, string> = {
  cached: "cached pages against a bare node:http buffer and nginx",
  peers: "the same two pages in Next and Astro: bytes and requests/s",
  lighthouse: "Lighthouse scores of every page, the median of some visits",
  lists: "list pages with 100, 10,000 and 100,000 events",
  viewer: "packages/lightbox against other lightboxes",
  visits: "500 families book a visit within a minute",
  publish: "extra: response times while the CMS publishes",
};

const inScripts = (name: string) => resolve(import.meta.dirname, "../scripts", name);

const usage = `npm run bench -- NAME [--rounds N] [--seconds N] [--path PATH]... [--limit MINUTES]

${Object.entries(benchmarks)
  .map(([name, text]) => `${name.padEnd(12)}${text}`)
  .join("\n")}`;

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: "string" },
        seconds: { type: "string" },
        limit: { type: "string", default: "120" },
        path: { type: "string", multiple: true },
      },
    });
    const { rounds, seconds, path } = values;
    const options: Options = {
      ...(rounds && { rounds: toNumber("rounds", rounds) }),
      ...(seconds && { seconds: toNumber("seconds", seconds) }),
      ...(path && { paths: path }),
    };
    return { name: positionals[0] ?? "", options, limit: toNumber("limit", values.limit) };
  } catch (error) {
    throw new BenchmarkError(error instanceof Error ? error.message : String(error));
  }
}

function toNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new BenchmarkError(`--${name} must be a whole number.`);
  return Number(text);
}

/** Installs the packages as root on Debian. Throws BenchmarkError with their names otherwise. */
async function installPackages(needs: readonly string[]): Promise<void> {
  if (missingPackages(needs).length === 0) return;
  await runProgram(process.execPath, [inScripts("system-packages.ts"), "benchmarks"]).catch(
    () => {},
  );
  const missing = missingPackages(needs).join(" ");
  if (missing)
    throw new BenchmarkError(
      `Install first: sudo apt-get update && sudo apt-get install ${missing}`,
    );
}

async function bench(): Promise<number> {
  const { name, options, limit } = readArguments();
  if (!benchmarks[name]) {
    console.log(usage);
    return name ? 1 : 0;
  }
  setTimeout(() => end(1, `Stopped: no result within ${limit} minutes.`), limit * 60_000).unref();
  const { needs, run } = (await import(`./${name}.ts`)) as Benchmark;
  await installPackages(needs);
  await runProgram(process.execPath, [inScripts("build.ts"), "site"], { stdio: "inherit" });
  const failures = await run(options);
  console.log(failures.length > 0 ? `Failed: ${failures.join("; ")}.` : `Passed: ${name}.`);
  return failures.length > 0 ? 1 : 0;
}

let isEnding = false;

/** Stops all started processes, and then this one. */
async function end(code: number, reason = ""): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (reason) console.error(reason);
  await cleanUpAll();
  process.exit(code);
}

for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
  process.on(signal, () => end(code, `Stopped by ${signal}.`));
process.on("unhandledRejection", (error) => end(1, `Stopped: ${error}`));
process.on("uncaughtException", (error) => end(1, `Stopped: ${error}`));

bench().then(
  (code) => end(code),
  (error) => end(1, error instanceof BenchmarkError ? error.message : `Stopped: ${error?.stack}`),
);
