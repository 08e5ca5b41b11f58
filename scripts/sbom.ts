import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { childEnv, exitOn, repository } from "./run.ts";
import { say } from "./say.ts";

const FORMAT = ["--package-lock-only", "--sbom-format=cyclonedx"];

/** `npm run sbom [-- FILE]`: every package of the lock, with version, licence and checksum, as CycloneDX. */
async function sbom([file = "sbom.cdx.json"]: string[]): Promise<void> {
  const { stdout } = await promisify(execFile)("npm", ["sbom", ...FORMAT], {
    cwd: repository,
    env: childEnv(),
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill: { components: unknown[] } = JSON.parse(stdout);
  await writeFile(resolve(file), stdout);
  say(`${file} lists ${bill.components.length} packages`);
}

exitOn(sbom(process.argv.slice(2)));
