import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { databases, payloadCli } from "./payload-cli.ts";

// Fails when a collection has changed without a migration.
for (const database of databases) {
  const committed = fileURLToPath(new URL(`../src/migrations/${database.name}`, import.meta.url));
  const copy = mkdtempSync(join(tmpdir(), "cms-migrations-"));
  cpSync(committed, copy, { recursive: true });
  const before = readdirSync(copy).length;
  payloadCli(["migrate:create", "unwritten", "--skip-empty"], {
    ...database.environment,
    MIGRATIONS_DIR: copy,
  });
  const after = readdirSync(copy).length;
  rmSync(copy, { recursive: true });
  if (after !== before) {
    throw new Error(
      `The collections have changed, but there is no ${database.name} migration: the next start would fail. Run: npm run migration -w @manor/cms -- what-changed`,
    );
  }
}
console.log("Migrations are up to date.");
