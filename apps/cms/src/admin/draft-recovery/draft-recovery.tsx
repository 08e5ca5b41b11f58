"use client";

import {
  Button,
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
  useServerFunctions,
} from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { formatDateTime } from "../../fields/dates.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { isSame } from "../../payload-fixes/late-form-state.tsx";

/**
 * Offers to restore unsaved input when a form is opened again after a reload, crash or lost connection. Every change
 * is stored in this browser until it is saved or discarded.
 */
export function DraftRecovery() {
  const { id, collectionSlug, data, docPermissions, getDocPreferences, globalSlug } =
    useDocumentInfo();
  const { user } = useAuth();
  const { t, language } = useTranslator();
  const { getData, replaceState, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  // When another user has saved the record, Payload asks for a reload that replaces the input.
  const isOutdated = useModal().isModalOpen("document-stale-data");
  const outdated = useRef<StoredDraft>(undefined);
  const [found, setFound] = useState<StoredDraft>();
  const place = `${user?.id} ${collectionSlug ?? `globals/${globalSlug}`} ${id ?? "new"}`;

  // Once for each form, before any input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the form do not matter.
  useEffect(() => {
    removeOldDrafts();
    for (const each of [place, place.replace(/\S+$/, "new")]) {
      const draft = readDraft(each);
      if (draft && !isChanged(draft, getData())) removeDraft(each);
    }
    setFound(readDraft(place));
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are the input.
  useEffect(() => {
    if (isModified) storeDraft(place, getData());
    else if (wasModified.current && !found) removeDraft(place);
    wasModified.current = isModified;
  }, [fields, isModified, place]);

  useEffect(() => {
    if (isOutdated) outdated.current = readDraft(place);
  }, [isOutdated, place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer record means that the reload is done.
  useEffect(() => {
    if (!outdated.current) return;
    setFound(outdated.current);
    outdated.current = undefined;
    // Payload resets the form and marks it as modified.
    setModified(false);
  }, [data?.["updatedAt"]]);

  if (!found || isModified) return null;
  // Like Payload's `reset`, which breaks the form when the server cannot be reached.
  const restore = async () => {
    const response = await getFormState({
      ...(collectionSlug ? { collectionSlug, ...(id !== undefined && { id }) } : { globalSlug }),
      data: { ...getData(), ...found.values },
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: globalSlug || id !== undefined ? "update" : "create",
      renderAllFields: true,
      schemaPath: String(collectionSlug ?? globalSlug),
      skipValidation: true,
    });
    const state = "state" in response ? response.state : undefined;
    if (!state) return void toast.error(t("The server could not be reached. Please try again."));
    replaceState(state);
    setModified(true);
    setFound(undefined);
  };
  const discard = () => {
    removeDraft(place);
    setFound(undefined);
  };
  return (
    <section className="admin-draft-recovery" aria-label={t("Not saved")}>
      <p role="status">
        {t("This browser has unsaved changes from {time}.", {
          time: formatDateTime(found.at, language),
        })}
      </p>
      <Button size="small" margin={false} onClick={restore}>
        {t("Restore changes")}
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={discard}>
        {t("Discard changes")}
      </Button>
    </section>
  );
}

/** Whether a draft differs from the record. */
const isChanged = ({ values }: StoredDraft, record: StoredDraft["values"]): boolean =>
  Object.entries(values).some(([name, value]) => !isSame(value, record[name]));

/** On the login page, where signing out also leads: the next user of this computer finds no unsaved input. */
export function ClearDrafts() {
  useEffect(removeAllDrafts, []);
  return null;
}

/** The values of a form that was not saved, and the time. */
type StoredDraft = { at: string; values: Record<string, unknown> };

const keyStart = "admin-draft ";
const maxAgeMs = 7 * 24 * 60 * 60 * 1_000;
/** Fields that the CMS sets. */
const ownFields = ["id", "createdAt", "updatedAt", "deletedAt", "changedBy", "_status"];

/** Stores the values of a form for the user and record that `place` identifies. */
function storeDraft(place: string, data: StoredDraft["values"], now = new Date()): void {
  const input = Object.entries(data).filter(([name]) => !ownFields.includes(name));
  const draft: StoredDraft = { at: now.toISOString(), values: Object.fromEntries(input) };
  try {
    localStorage.setItem(keyStart + place, JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: continue without a stored draft.
  }
}

function readDraft(place: string): StoredDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyStart + place) ?? "null");
    return typeof draft?.at === "string" && typeof draft.values === "object" ? draft : undefined;
  } catch {
    // Not written by this code: ignore it.
    return undefined;
  }
}

const removeDraft = (place: string): void => localStorage.removeItem(keyStart + place);

const removeAllDrafts = (): void => listPlaces().forEach(removeDraft);

/** Removes drafts that are older than a week. */
function removeOldDrafts(now = Date.now()): void {
  const isOld = (place: string) => !(now - Date.parse(readDraft(place)?.at ?? "") < maxAgeMs);
  listPlaces().filter(isOld).forEach(removeDraft);
}

const listPlaces = (): string[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(keyStart) ? key.slice(keyStart.length) : [],
  );
