import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "./build.ts";
import { exitOn, runScript } from "./run.ts";

const folder = resolve(import.meta.dirname, "../benchmarks");

/** Benchmarks compare, they do not judge. Without a name: what there is to compare. */
async function bench(name = ""): Promise<void> {
  if (!existsSync(join(folder, `${name}.ts`))) return list();
  await build("site");
  await runScript(`benchmarks/${name}.ts`);
}

/** One line each: the first sentence of the file's own comment. */
function list(): void {
  console.log("npm run bench -- NAME\n");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
    const lines = readFileSync(join(folder, file), "utf8").matchAll(/^\/\/ (.*)$/gm);
    const comment = [...lines].map(([, text]) => text).join(" ");
    const [first = ""] = comment.split(/(?<=[.:?]) /);
    console.log(`${file.replace(/\.ts$/, "").padEnd(20)} ${first}`);
  }
}

exitOn(bench(process.argv[2]));
