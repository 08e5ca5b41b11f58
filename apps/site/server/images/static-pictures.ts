import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Original, OWN_PICTURES } from "./original.ts";
import { sitePictureFile, sitePictureNames } from "./site-pictures.ts";

/** The pictures that belong to the site itself, under `{school}/{name}` or `{school}/{name}.jpg`. */
export type StaticPictures = {
  names: readonly string[];
  find: (name: string) => Promise<Original | undefined>;
};

// They change only with a new release of the site; their names carry no hash.
const CACHE_CONTROL = "public, max-age=2592000, stale-while-revalidate=31536000";

export function createStaticPictures(school: string): StaticPictures {
  const names = new Map(
    sitePictureNames.map((name) => [`${school}/${name}`.toLowerCase(), name] as const),
  );
  const digests = new Map<string, string>();

  return {
    names: sitePictureNames.map((name) => `${school}/${name}`),
    find: async (address) => {
      const name = names.get(address.toLowerCase().replace(/\.jpe?g$/, ""));
      if (!name) return undefined;
      const read = () => readFile(sitePictureFile(name));
      const digest =
        digests.get(name) ??
        createHash("sha256")
          .update(await read())
          .digest("hex");
      digests.set(name, digest);
      const facts = { kind: "jpeg", type: "image/jpeg", isLarge: false, hasVersion: true } as const;
      return {
        name: address,
        owner: OWN_PICTURES,
        digest,
        ...facts,
        cacheControl: CACHE_CONTROL,
        read,
      };
    },
  };
}
