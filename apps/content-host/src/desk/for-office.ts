import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { writersSaveDrafts } from "../access/writers-save-drafts.ts";
import { basedOn } from "../fields/based-on.ts";
import { moments, momentsOfScreen } from "../fields/moments.ts";
import { keepScreenPublished, restoreAsDraft } from "../versions/restore-as-draft.ts";
import { backToPublish, keptWords, schedule, standingColumn } from "../website/standing-field.ts";
import { withOwnFields } from "./with-own-fields.ts";

/** What every list of the desk has in common: longer pages, and no screens for programmers. */
export function forOffice(collection: CollectionConfig): CollectionConfig {
  const { fields, timestamps } = collection;
  const office = withOwnFields({
    ...collection,
    fields: timestamps === false ? fields : [...fields, ...moments],
    admin: { hideAPIURL: true, pagination: { defaultLimit: 25 }, ...collection.admin },
  });
  return collection.versions ? forWebsite(office) : withoutVersions(office);
}

/** What the screens have in common of which there is only one each: typed words are kept, and overwrite nobody's. */
export function screenForOffice(screen: GlobalConfig): GlobalConfig {
  const { admin, fields, hooks } = screen;
  return {
    ...screen,
    fields: [basedOn, keptWords, ...fields, ...momentsOfScreen],
    ...(screen.versions && {
      hooks: {
        ...hooks,
        beforeOperation: [keepScreenPublished, ...(hooks?.beforeOperation ?? [])],
      },
      admin: { ...admin, components: { ...admin?.components, views: { edit: earlierStates } } },
    }),
  };
}

const earlierStates = {
  version: { actions: ["/src/desk/restore-as-draft.tsx#RestoreAsDraft"] },
  versions: { Component: "/src/desk/earlier-states.tsx#EarlierStates" },
};

/** Payload answers 500 when somebody asks for versions that a collection does not have. */
function withoutVersions(collection: CollectionConfig): CollectionConfig {
  const handler = () => Response.json({ errors: [{ message: "Not Found" }] }, { status: 404 });
  const paths = ["/versions", "/versions/:id"];
  const none = paths.map((path) => ({ path, method: "get" as const, handler }));
  return { ...collection, endpoints: [...none, ...(collection.endpoints || [])] };
}

/** What the records of the website have in common: versions, and a place where visitors find them. */
function forWebsite(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, hooks, slug } = collection;
  // A browser of the office keeps nothing that is typed of one pupil: dates of birth, marks, consents.
  const drafts = ["birthdays", "toppers"].includes(slug) ? [] : [keptWords];
  return {
    ...collection,
    fields: [basedOn, ...drafts, ...fields, backToPublish, standingColumn, schedule],
    hooks: {
      ...hooks,
      beforeOperation: [writersSaveDrafts, restoreAsDraft, ...(hooks?.beforeOperation ?? [])],
    },
    admin: {
      listSearchableFields: textsIn(fields),
      ...admin,
      defaultColumns: admin?.defaultColumns?.map((name) =>
        name === "_status" ? "standing" : name,
      ),
      components: {
        ...admin?.components,
        views: { edit: earlierStates },
        edit: {
          ...admin?.components?.edit,
          Status: "/src/desk/standing-status.tsx#StandingStatus",
          SaveDraftButton: "/src/desk/typing/save-draft.tsx#SaveDraft",
          UnpublishButton: "/src/desk/unpublish.tsx#Unpublish",
          beforeDocumentControls: [
            ...(admin?.components?.edit?.beforeDocumentControls ?? []),
            "/src/desk/lock-sentence.tsx#LockSentence",
          ],
        },
      },
    },
  };
}

/** What a clerk may remember of a record: all of its words, not the title alone. */
const textsIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === "row") return textsIn(field.fields);
    const isText = field.type === "text" || field.type === "textarea";
    return isText && field.name !== "changedBy" ? [field.name] : [];
  });
