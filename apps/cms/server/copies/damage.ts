import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** A database cannot be read as one any more. */
export class DamagedDatabaseError extends Error {
  override readonly name = "DamagedDatabaseError";
  constructor(file: string, damage: string) {
    super(
      `The database ${file} is damaged (${damage}), so the CMS does not start with it. Bring back the latest copy with: npm run restore`,
    );
  }
}

/**
 * What is wrong with a SQLite file in a few words, or `undefined` for a sound one and for none at all. Only while no
 * other library in this process has the file open: closing it here would end that one's locks.
 */
export function damageOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      const [first] = database.prepare("PRAGMA quick_check(1)").all();
      const said = String(first?.["quick_check"]);
      // A list of everything would be longer than anybody reads.
      return said === "ok" ? undefined : said.replaceAll("\n", ", ").slice(0, 200);
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Throws DamagedDatabaseError. */
export function refuseDamaged(file: string): void {
  const damage = damageOf(file);
  if (damage) throw new DamagedDatabaseError(file, damage);
}
