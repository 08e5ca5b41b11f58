import { exitOn } from "./run.ts";
import { runParts } from "./run-parts.ts";
import * as parts from "./test-parts.ts";

/** Format, lint, types, known advisories and unit tests: what to run before every commit. The units weigh the built site. */
exitOn(runParts([parts.builds("site"), parts.format, parts.types, parts.advisories, parts.units]));
