import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { payloadCli } from "./payload-cli.ts";

// Fails when a collection or a screen has changed and the types of its records do not say so.
const folder = mkdtempSync(join(tmpdir(), "host-types-"));
const fresh = join(folder, "payload-types.ts");
payloadCli(["generate:types"], { PAYLOAD_TS_OUTPUT_PATH: fresh });
const committed = new URL("../src/payload-types.ts", import.meta.url);
const isSame = readFileSync(fresh, "utf8") === readFileSync(committed, "utf8");
rmSync(folder, { recursive: true });
if (!isSame)
  throw new Error(
    "The collections have changed, but their types do not say so. Run: npm run generate -w @manor/content-host",
  );
console.log("The types of the records are those of the collections.");
