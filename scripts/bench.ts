import { build } from "./build.ts";
import { exitOn, runScript } from "./run.ts";

/** Benchmarks compare, they do not judge: `npm run bench -- lists`. */
async function bench(name = "lists"): Promise<void> {
  await build("site");
  await runScript(`benchmarks/${name}.ts`);
}

exitOn(bench(process.argv[2]));
