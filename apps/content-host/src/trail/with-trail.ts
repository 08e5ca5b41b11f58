import type { CollectionConfig } from "payload";
import { noting, notingLogins, notingReads } from "./noting.ts";

/** Puts what people do with a collection into the trail. */
export function withTrail(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection;
  if (slug === "trail") return collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), noting.afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), noting.afterDelete],
      ...(slug === "users" && {
        afterLogin: [...(hooks?.afterLogin ?? []), notingLogins.afterLogin],
        afterLogout: [...(hooks?.afterLogout ?? []), notingLogins.afterLogout],
      }),
      ...(slug === "contact-messages" && {
        afterRead: [...(hooks?.afterRead ?? []), notingReads],
      }),
    },
  };
}
