import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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
  for (const file of written) separateTypeImports(folder + file);
  addExtensions(`${folder}index.ts`);
  console.log(`${database.name}: ${written.join(", ")}`);
}

/** Payload's generated import mixes types and values, which our TypeScript settings reject. */
function separateTypeImports(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(
      "{ MigrateUpArgs, MigrateDownArgs,",
      "{ type MigrateUpArgs, type MigrateDownArgs,",
    ),
  );
}

function addExtensions(index: string): void {
  const text = readFileSync(index, "utf8");
  writeFileSync(index, text.replace(/from '(\.\/[^'.]+)'/g, "from '$1.ts'"));
}
