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
import { isSame } from "../../payload-fixes/merge-form-state.ts";
import {
  readDraft,
  removeDraft,
  removeOldDrafts,
  type StoredDraft,
  storeDraft,
} from "./stored-drafts.ts";

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
