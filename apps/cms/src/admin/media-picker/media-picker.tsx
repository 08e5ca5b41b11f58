"use client";

import {
  FieldDescription,
  FieldLabel,
  useDocumentInfo,
  useField,
  useListDrawer,
} from "@payloadcms/ui";
import type { UploadFieldClientProps } from "payload";
import { type MouseEvent, useEffect } from "react";
import { useSay } from "../../i18n/use-say.ts";
import { FileInput, UploadList } from "./file-input.tsx";
import { type FileListProps, ImageGrid } from "./image-grid.tsx";
import { acceptedTypes, type FileCollection, useStoredFiles, useUploads } from "./use-uploads.ts";

/** Beyond so many the way back through their buttons is long. */
const manyImages = 3;

/**
 * The images or documents of a record. Payload's own field drops a file of another kind without a word, and sends a
 * photograph of 40 MB as it is.
 */
export function MediaPicker({ field, path, readOnly }: UploadFieldClientProps) {
  const { label, required, admin } = field;
  const isMany = field.hasMany === true;
  // One of the two collections that hold files; the configuration names no other.
  const collection = field.relationTo as FileCollection;
  const { value, setValue, disabled, showError, errorMessage } = useField<unknown>({
    potentiallyStalePath: path,
  });
  const { setUploadStatus } = useDocumentInfo();
  const { say, translate } = useSay();
  const ids = toIds(value);
  const known = useStoredFiles(collection, ids);
  const put = (next: readonly number[]) => setValue(isMany ? [...next] : (next.at(-1) ?? null));
  const add = (more: readonly number[]) => put([...new Set([...ids, ...more])]);
  const { uploads, isBusy, upload } = useUploads(collection, (stored) => {
    known.add(stored);
    add(stored.map(({ id }) => id));
  });
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: [collection],
  });
  // Prevent saving while files are still uploading.
  useEffect(() => setUploadStatus?.(isBusy ? "uploading" : "idle"), [isBusy, setUploadStatus]);

  const isLocked = readOnly === true || disabled === true;
  const isImages = collection === "media";
  const [one, many] = isImages
    ? (["an image", "images"] as const)
    : (["a document", "documents"] as const);
  const List = isImages ? ImageGrid : DocumentList;
  const remove = (id: number) => put(ids.filter((other) => other !== id));
  const select = (more: number[]) => {
    add(more);
    closeDrawer();
  };
  return (
    <fieldset className="field-type admin-files" id={`field-${path}`} disabled={isLocked}>
      <legend>
        <FieldLabel as="span" label={label} required={required} />
      </legend>
      {showError && <p className="admin-day__error">{translate(errorMessage ?? "")}</p>}
      <List ids={ids} known={known} onOrder={put} onRemove={remove} />
      <FileInput
        accept={acceptedTypes[collection]}
        isMany={isMany}
        isDisabled={isLocked || isBusy}
        label={say(isMany ? `Add ${many}` : `Choose ${one}`)}
        onChoose={upload}
      >
        <button type="button" className="admin-chooser__second" onClick={openDrawer}>
          {say("Choose from library")}
        </button>
      </FileInput>
      {isImages && ids.length > manyImages && (
        <button type="button" className="admin-back" onClick={focusFirstImage}>
          {say("Go to the first image")}
        </button>
      )}
      <UploadList uploads={uploads} />
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
      <ListDrawer
        allowCreate={false}
        enableRowSelections={isMany}
        onBulkSelect={(rows) =>
          select([...rows].flatMap(([id, isSelected]) => (isSelected ? Number(id) : [])))
        }
        onSelect={({ doc }) => select([Number(doc.id)])}
      />
    </fieldset>
  );
}

/** The ids in the value of a field, with or without the record behind each. */
const toIds = (value: unknown): number[] =>
  [value]
    .flat()
    .map((each) => Number(Object(each ?? {}).id ?? each))
    .filter((id) => Number.isInteger(id) && id > 0);

const focusFirstImage = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest("fieldset")?.querySelector<HTMLElement>(".admin-card button")?.focus();

/** The documents of a record, in the order in which visitors see them. */
function DocumentList({ ids, known, onOrder, onRemove }: FileListProps) {
  const { say } = useSay();
  if (ids.length === 0) return null;
  return (
    <ol className="admin-documents">
      {ids.map((id, index) => {
        const file = known.get(id);
        const title = file?.title || say("Document {id}", { id });
        return (
          <li key={id}>
            <a href={`/admin/collections/documents/${id}`} target="_blank" rel="noreferrer">
              {title}
            </a>
            {file === null && <em> {say("in the trash or deleted")}</em>}
            <span>
              {index > 0 && (
                <button
                  type="button"
                  onClick={() => onOrder([...new Set([id, ...ids])])}
                  aria-label={say("Move to top: {title}", { title })}
                >
                  {say("Move to top")}
                </button>
              )}
              <button
                type="button"
                onClick={() => onRemove(id)}
                aria-label={say("Remove: {title}", { title })}
              >
                {say("Remove")}
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
