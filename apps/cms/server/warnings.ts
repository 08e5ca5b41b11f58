import type { CmsConfig } from "../src/read-config.ts";
import { isLoopback } from "./loopback.ts";

/** What is meant for trying things out, and should be said aloud when somebody else may see it. */
export function warningsOf(config: CmsConfig): string[] {
  const warnings: string[] = [];
  if (config.fixedNow) {
    warnings.push(
      `SITE_NOW is set: the clock of the CMS stands at ${config.fixedNow.toISOString()}, so consents, birthdays and days are those of that day. It is meant for tests.`,
    );
  }
  if (config.sampleContent && !isLoopback(new URL(config.url).hostname)) {
    warnings.push(
      `SAMPLE_CONTENT is on, and ${config.url} is a real address: an empty desk is filled with invented pupils and news. A school starts with SAMPLE_CONTENT=off.`,
    );
  }
  return warnings;
}
