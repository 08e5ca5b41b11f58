import { checkStart, checksOfBoth } from "@manor/contract/start-check";
import { settings } from "../app/for-server.ts";
import type { Config } from "./config.ts";

/** What must be so before visitors come. Gives what is only to be warned of. Throws NotReadyError. */
export const checkSite = (config: Config): string[] =>
  checkStart("the site", [
    ...checksOfBoth({ ...config, origin: config.givenOrigin, setting: "SITE_DATA_DIR" }),
    {
      isFine: config.contentHostToken !== undefined,
      todo: "CONTENT_HOST_TOKEN is not set: give both processes the same one, unless the content host is of another make and asks for none.",
      isWarning: true,
    },
    {
      isFine: settings.sampleWording.length === 0,
      todo: `${settings.sampleWording.length} pages still have our wording, ${settings.sampleWording[0]} and others: let the school confirm them, and take them out of sampleWording in apps/site/app/school/settings.ts.`,
      isWarning: true,
    },
  ]);
