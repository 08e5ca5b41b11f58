import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import type { SourceImage } from "./source-images.ts";

export const siteImageFile = (name: string): string =>
  fileURLToPath(new URL(`../../pictures/${name}.jpg`, import.meta.url));

/** The images that belong to the site itself, under `{school}/{name}` or `{school}/{name}.jpg`. */
export function createSiteImages(school: string) {
  const names = new Map(sitePictures.map(({ name }) => [`${school}/${name}`, name]));
  const files = new Map([...names].map(([path, name]) => [path.toLowerCase(), name]));
  const digests = new Map<string, string>();
  return {
    names: [...names.keys()],
    find: async (path: string): Promise<SourceImage | undefined> => {
      const name = files.get(path.toLowerCase().replace(/\.jpe?g$/, ""));
      if (!name) return undefined;
      const read = () => readFile(siteImageFile(name));
      const digest = digests.get(name) ?? hash("sha256", await read());
      digests.set(name, digest);
      return {
        name: `${school}/${name}`,
        isOwn: true,
        prohibitsMining: false,
        digest,
        kind: "jpeg",
        type: "image/jpeg",
        isLarge: false,
        hasVersion: true,
        read,
      };
    },
  };
}
