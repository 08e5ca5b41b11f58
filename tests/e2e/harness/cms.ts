import {
  newDataDir,
  removeDataDir,
  type RunningCms as StartedCms,
  startCms as startProcess,
} from "../../../apps/cms/test/running-cms.ts";
import { ORDINARY_DAY } from "./site.ts";

export type RunningCms = Omit<StartedCms, "stop"> & {
  /** The environment that a website needs to use this CMS. */
  env: Record<string, string>;
  stop: () => Promise<void>;
};

/** Starts the CMS with sample content, in up to two minutes. `stop` removes the data folder unless it was given. */
export async function startCms(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<RunningCms> {
  const env = { CONTENT_API_TOKEN: "shared-by-site-and-cms-in-journeys" };
  const dataDir = options.dataDir ?? newDataDir();
  const cms = await startProcess({
    dataDir,
    environment: { SAMPLE_CONTENT: "", SITE_NOW: ORDINARY_DAY, ...env, ...options.env },
  });
  return {
    ...cms,
    env,
    stop: async () => {
      await cms.stop();
      if (!options.dataDir) removeDataDir(dataDir);
    },
  };
}
