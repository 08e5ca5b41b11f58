"use client";

import {
  FieldDescription,
  FieldLabel,
  useDocumentInfo,
  useField,
  useListDrawer,
} from "@payloadcms/ui";
import type { UploadFieldClientProps } from "payload";
import { useEffect } from "react";
import { useSay } from "../../i18n/use-say.ts";
import { DocumentList } from "./document-list.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { FileFates } from "./file-fates.tsx";
import { PictureGrid } from "./picture-grid.tsx";
import { acceptedIn, type FileCollection } from "./send-file.ts";
import { ToFirstPicture } from "./to-first-picture.tsx";
import { useStoredFiles } from "./use-stored-files.ts";
import { useUploads } from "./use-uploads.ts";

/** Past so many the way back through their buttons is long. */
const manyPictures = 3;

/** The pictures or documents of a record: chosen, sent with a word on each, put in order, taken out. */
export function FilesField({ field, path, readOnly }: UploadFieldClientProps) {
  const { label, required, admin } = field;
  const isMany = field.hasMany === true;
  // One of the two collections that hold files; the configuration names no other.
  const collection = field.relationTo as FileCollection;
  const { value, setValue, disabled, showError, errorMessage } = useField<unknown>({
    potentiallyStalePath: path,
  });
  const { setUploadStatus } = useDocumentInfo();
  const { say, retell } = useSay();
  const ids = idsIn(value);
  const known = useStoredFiles(collection, ids);
  const put = (next: readonly number[]) => setValue(isMany ? [...next] : (next.at(-1) ?? null));
  const add = (more: readonly number[]) => put([...ids, ...more.filter((id) => !ids.includes(id))]);
  const { files, isBusy, choose } = useUploads(collection, (stored) => {
    known.learn(stored);
    add(stored.map(({ id }) => id));
  });
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: [collection],
  });
  // Nobody publishes an album while half of it is still on its way.
  useEffect(() => setUploadStatus?.(isBusy ? "uploading" : "idle"), [isBusy, setUploadStatus]);

  const isLocked = readOnly === true || disabled === true;
  const [one, many] =
    collection === "media"
      ? (["picture", "pictures"] as const)
      : (["document", "documents"] as const);
  const List = collection === "media" ? PictureGrid : DocumentList;
  return (
    <fieldset className="field-type admin-files" id={`field-${path}`} disabled={isLocked}>
      <legend>
        <FieldLabel as="span" label={label} required={required} />
      </legend>
      {showError && <p className="admin-day__error">{retell(errorMessage ?? "")}</p>}
      <List
        ids={ids}
        known={known}
        onOrder={put}
        onRemove={(id) => put(ids.filter((other) => other !== id))}
      />
      <FileChooser
        accept={acceptedIn[collection]}
        isMany={isMany}
        isDisabled={isLocked || isBusy}
        label={say(isMany ? `Add ${many}` : `Choose a ${one}`)}
        onChoose={choose}
      >
        <button type="button" className="admin-chooser__second" onClick={openDrawer}>
          {say("Choose from library")}
        </button>
      </FileChooser>
      {List === PictureGrid && ids.length > manyPictures && <ToFirstPicture />}
      <FileFates files={files} />
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
      <ListDrawer
        allowCreate={false}
        enableRowSelections={isMany}
        onBulkSelect={(selected) => {
          add([...selected].flatMap(([id, isSelected]) => (isSelected ? Number(id) : [])));
          closeDrawer();
        }}
        onSelect={({ doc }) => {
          add([Number(doc.id)]);
          closeDrawer();
        }}
      />
    </fieldset>
  );
}

/** The ids in the value of a field, with or without the record behind each. */
const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value])
    .map((each) => Number(Object(each ?? {}).id ?? each))
    .filter((id) => Number.isInteger(id) && id > 0);
