import { exitOn } from "./run.ts";
import { runParts } from "./run-parts.ts";
import * as parts from "./test-parts.ts";

/**
 * The whole truth: first the builds, then everything that `check` looks at, then the journeys, and at last a few
 * generated cases of each class of faults.
 */
exitOn(
  runParts(
    [
      parts.system,
      parts.builds("site", "content host"),
      parts.format,
      parts.types,
      parts.migrations,
      parts.units,
      parts.journeys,
      parts.lightbox,
      parts.contentHost,
      parts.faults,
    ],
    parts.timeOfJourneys,
  ),
);
