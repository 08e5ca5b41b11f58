import type { School } from "@manor/content-api/school";
import { baseChecks, checkStart } from "@manor/server-kit/start-check";
import { isFreeAddress } from "../model/pages/free-address.ts";
import type { Config } from "./config.ts";

/** Checks the settings for a public site. Returns warnings. Throws NotReadyError. */
export const checkSite = (config: Config): string[] =>
  checkStart("the site", [
    ...baseChecks({ ...config, origin: config.givenOrigin, setting: "SITE_DATA_DIR" }),
    {
      isFine: config.contentApiToken !== undefined,
      todo: "CONTENT_API_TOKEN is not set: set the same one for both processes, unless another CMS needs none.",
      isWarning: true,
    },
  ]);

/** A warning about texts that the school has not confirmed yet. */
export function wordingToConfirm({ settings: { sampleWording } }: School): string | undefined {
  if (sampleWording.length === 0) return undefined;
  return `${sampleWording.length} pages still have sample texts, such as ${sampleWording[0]}. Ask the school to confirm them, then remove them from the list under “Settings” in the admin panel.`;
}

/** A warning about text pages at an address that the website uses itself, perhaps since an upgrade. */
export function pagesNotShown({ pages }: School): string | undefined {
  const taken = pages.list.map(({ address }) => address).filter((one) => !isFreeAddress(one));
  if (taken.length === 0) return undefined;
  return `The website itself has pages or files at ${taken.join(", ")}, so the text pages there are not shown. Ask the school to change their path in the admin panel.`;
}
