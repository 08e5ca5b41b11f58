import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { getMaster, masters } from "@manor/pictures";
import { type Original, OWN_PICTURES } from "./original.ts";

/** The pictures that belong to the site itself, under `{school}/{name}` or `{school}/{name}.jpg`. */
export type StaticMasters = {
  names: readonly string[];
  find: (name: string) => Promise<Original | undefined>;
};

// They change only with a new release of the site; their names carry no hash.
const CACHE_CONTROL = "public, max-age=2592000, stale-while-revalidate=31536000";

export function createStaticMasters(school: string): StaticMasters {
  const names = new Map(
    masters.map(({ name }) => [`${school}/${name}`.toLowerCase(), name] as const),
  );
  const digests = new Map<string, string>();

  return {
    names: masters.map(({ name }) => `${school}/${name}`),
    find: async (address) => {
      const name = names.get(address.toLowerCase().replace(/\.jpe?g$/, ""));
      if (!name) return undefined;
      const read = () => readFile(getMaster(name).file);
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
