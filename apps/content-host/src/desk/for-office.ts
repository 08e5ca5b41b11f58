import type { CollectionConfig } from "payload";

/** What every list of the desk has in common: longer pages, and no screens for programmers. */
export function forOffice(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection;
  const edit = admin?.components?.edit;
  return {
    ...collection,
    admin: {
      hideAPIURL: true,
      pagination: { defaultLimit: 25 },
      ...admin,
      components: {
        ...admin?.components,
        ...(versions && {
          edit: {
            ...edit,
            beforeDocumentControls: ["/src/desk/never-published.tsx#NeverPublished"],
          },
        }),
      },
    },
  };
}
