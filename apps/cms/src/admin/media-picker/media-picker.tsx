"use client";

import {
  Button,
  FieldDescription,
  FieldLabel,
  useDocumentInfo,
  useField,
  useListDrawer,
} from "@payloadcms/ui";
import type { UploadFieldClientProps } from "payload";
import { type MouseEvent, useEffect, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { type FileListProps, ImageGrid, type KnownFiles } from "./image-grid.tsx";
import { FileInput, UploadList } from "./uploads.tsx";
import { acceptedTypes, type FileCollection, type StoredFile, useUploads } from "./use-uploads.ts";

/** Above this number, a skip link passes the buttons of the images. */
const manyImages = 3;

/** Payload's own field silently drops files of another type, and uploads a photograph of 40 MB unresized. */
export function MediaPicker({ field, path, readOnly }: UploadFieldClientProps) {
  const { label, required, admin } = field;
  const isMany = field.hasMany === true;
  // The configuration uses only these two collections.
  const collection = field.relationTo as FileCollection;
  const { value, setValue, disabled, showError, errorMessage } = useField<unknown>({
    potentiallyStalePath: path,
  });
  const { setUploadStatus } = useDocumentInfo();
  const { t } = useTranslator();
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
      {showError && <p className="admin-day__error">{errorMessage}</p>}
      <List ids={ids} known={known} onOrder={put} onRemove={remove} />
      <FileInput
        accept={acceptedTypes[collection]}
        isMany={isMany}
        isDisabled={isLocked || isBusy}
        label={t(isMany ? `Add ${many}` : `Choose ${one}`)}
        onChoose={upload}
      >
        <Button buttonStyle="secondary" disabled={isLocked} onClick={openDrawer}>
          {t("Choose from library")}
        </Button>
      </FileInput>
      {isImages && ids.length > manyImages && (
        <button type="button" className="admin-skip" onClick={focusFirstImage}>
          {t("Go to the first image")}
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

function useStoredFiles(collection: FileCollection, ids: readonly number[]): KnownFiles {
  const [known, setKnown] = useState(new Map<number, StoredFile | null>());
  const missing = ids.filter((id) => !known.has(id)).join(",");

  useEffect(() => {
    if (missing === "") return;
    fetch(`/cms-api/${collection}?where[id][in]=${missing}&limit=0&depth=0`)
      .then((response) => response.json())
      .then(
        ({ docs = [] }: { docs?: StoredFile[] }) => {
          const found = new Map(docs.map((doc) => [doc.id, doc]));
          const fetched = missing.split(",").map(Number);
          setKnown(
            (all) =>
              new Map([...all, ...fetched.map((id) => [id, found.get(id) ?? null] as const)]),
          );
        },
        () => {},
      );
  }, [collection, missing]);

  return {
    get: (id) => known.get(id),
    add: (files) =>
      setKnown((all) => new Map([...all, ...files.map((file) => [file.id, file] as const)])),
  };
}

/** The ids in the value of a field, with or without the record behind each. */
const toIds = (value: unknown): number[] =>
  [value]
    .flat()
    .map((each) => Number(Object(each ?? {}).id ?? each))
    .filter((id) => Number.isInteger(id) && id > 0);

const focusFirstImage = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest("fieldset")?.querySelector<HTMLElement>(".admin-card button")?.focus();

function DocumentList({ ids, known, onOrder, onRemove }: FileListProps) {
  const { t } = useTranslator();
  if (ids.length === 0) return null;
  return (
    <ol className="admin-documents">
      {ids.map((id, index) => {
        const file = known.get(id);
        const title = file?.title || t("Document {id}", { id });
        return (
          <li key={id}>
            <a href={`/admin/collections/documents/${id}`} target="_blank" rel="noreferrer">
              {title}
            </a>
            {file === null && <em> {t("in the trash or deleted")}</em>}
            <span>
              {index > 0 && (
                <button
                  type="button"
                  onClick={() => onOrder([...new Set([id, ...ids])])}
                  aria-label={t("Move to top: {title}", { title })}
                >
                  {t("Move to top")}
                </button>
              )}
              <button
                type="button"
                onClick={() => onRemove(id)}
                aria-label={t("Remove: {title}", { title })}
              >
                {t("Remove")}
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
