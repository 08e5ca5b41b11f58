import { exitOn } from "./run.ts";
import { runParts } from "./run-parts.ts";
import * as parts from "./test-parts.ts";

/**
 * First the builds, then everything that `check` looks at, then the journeys. `.ci/run` says what else there is
 * before anything lands.
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
    ],
    parts.timeOfJourneys,
  ),
);
