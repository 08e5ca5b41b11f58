import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fixMigrationImports } from "../src/payload-fixes/migration-imports.ts";
import { databases, payloadCli } from "./payload-cli.ts";

// npm run migration -w @manor/cms -- add-house-to-toppers
const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  throw new Error("Please name the change in lower case with hyphens: add-house-to-toppers");
}

for (const database of databases) {
  const folder = fileURLToPath(new URL(`../src/migrations/${database.name}/`, import.meta.url));
  const before = new Set(readdirSync(folder));
  payloadCli(["migrate:create", name, "--skip-empty"], database.environment);
  const written = readdirSync(folder).filter((file) => !before.has(file) && file.endsWith(".ts"));
  if (written.length === 0) {
    // Payload asks about a renamed column. Without a terminal it then writes nothing and exits with 0.
    throw new Error(
      `No migration was written for ${database.name}. Either nothing changed, or a column was renamed: rename in two steps (add and copy, then remove).`,
    );
  }
  for (const file of [...written, "index.ts"]) {
    const text = readFileSync(folder + file, "utf8");
    writeFileSync(folder + file, fixMigrationImports(text));
  }
  console.log(`${database.name}: ${written.join(", ")}`);
}
