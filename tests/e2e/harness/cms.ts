import {
  newDataDir,
  removeDataDir,
  type RunningCms as StartedHost,
  startCms,
} from "../../../apps/cms/test/running-cms.ts";
import { ORDINARY_DAY } from "./site.ts";

export type RunningHost = Omit<StartedHost, "stop"> & {
  /** What a site before it needs in its environment. */
  env: Record<string, string>;
  stop: () => Promise<void>;
};

/** Starts our own CMS with its sample content on a free port. A data folder is kept when given. Takes up to two minutes. */
export async function startContentHost(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<RunningHost> {
  const env = { CONTENT_API_TOKEN: "shared-by-site-and-host-in-journeys" };
  const dataDir = options.dataDir ?? newDataDir();
  const host = await startCms({
    dataDir,
    environment: { SAMPLE_CONTENT: "", SITE_NOW: ORDINARY_DAY, ...env, ...options.env },
  });
  return {
    ...host,
    env,
    stop: async () => {
      await host.stop();
      if (!options.dataDir) removeDataDir(dataDir);
    },
  };
}
