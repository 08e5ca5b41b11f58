import { makeSchools } from "../e2e/schools/main.ts";
import { build } from "./build.ts";
import { exitOn } from "./run.ts";
import { ensureSystemPackages } from "./system-packages.ts";

/**
 * `npm run schools`: invented schools, each made by a scripted clerk through the desk's own screens from an empty desk,
 * and a crawl that finds whatever of the sample school is left. `-- girls-day` makes that one alone, `--pictures FOLDER`
 * keeps pictures of its home page, `--leave-out links` leaves a screen as “My school” left it.
 */
async function schools(): Promise<void> {
  await ensureSystemPackages();
  await build();
  if (!(await makeSchools(process.argv.slice(2)))) process.exit(1);
}

exitOn(schools());
