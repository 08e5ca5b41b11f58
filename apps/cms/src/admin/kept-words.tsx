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
} from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { inSchoolTime } from "../fields/dates.ts";
import { useSay } from "../i18n/use-say.ts";
import { forgetOldWords, forgetWords, type KeptForm, keepWords, readWords } from "./kept-form.ts";
import { isSame } from "./typing/is-same.ts";
import { useFillAnew } from "./typing/use-fill-anew.ts";

/**
 * Shows nothing, until a form is opened in which somebody wrote without saving: a reload, a browser that died, a line
 * that broke. What is typed is kept in this browser with every key, until it is saved or thrown away.
 */
export function KeptWords() {
  const { id, collectionSlug, data, globalSlug } = useDocumentInfo();
  const { user } = useAuth();
  const { say, language } = useSay();
  const { getData, setModified } = useForm();
  const fillAnew = useFillAnew();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  // When somebody else has saved the record, Payload asks for a reload that replaces what was typed.
  const isOutdated = useModal().isModalOpen("document-stale-data");
  const outdated = useRef<KeptForm>(undefined);
  const [found, setFound] = useState<KeptForm>();
  const place = `${user?.id} ${collectionSlug ?? `globals/${globalSlug}`} ${id ?? "new"}`;

  // Once for each form, before a key is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the form later is no news.
  useEffect(() => {
    forgetOldWords();
    for (const each of [place, place.replace(/\S+$/, "new")]) {
      const kept = readWords(each);
      if (kept && !isNews(kept.values, getData())) forgetWords(each);
    }
    setFound(readWords(place));
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are what was typed.
  useEffect(() => {
    if (isModified) keepWords(place, getData());
    else if (wasModified.current && !found) forgetWords(place);
    wasModified.current = isModified;
  }, [fields, isModified, place]);

  useEffect(() => {
    if (isOutdated) outdated.current = readWords(place);
  }, [isOutdated, place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is newer: the reload has come.
  useEffect(() => {
    if (!outdated.current) return;
    setFound(outdated.current);
    outdated.current = undefined;
    // Payload fills the form anew and leaves it marked as modified.
    setModified(false);
  }, [data?.["updatedAt"]]);

  if (!found || isModified) return null;
  const bringBack = async () => {
    const isBack = await fillAnew({ ...getData(), ...found.values });
    if (!isBack) {
      toast.error(say("The server could not be reached. Please try again."));
      return;
    }
    setFound(undefined);
  };
  const throwAway = () => {
    forgetWords(place);
    setFound(undefined);
  };
  return (
    <section className="admin-kept" aria-label={say("Not saved")}>
      <p role="status">
        {say("This browser has unsaved changes from {moment}.", {
          moment: inSchoolTime(found.at, language),
        })}
      </p>
      <Button size="small" margin={false} onClick={bringBack}>
        {say("Restore changes")}
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={throwAway}>
        {say("Discard changes")}
      </Button>
    </section>
  );
}

const isNews = (kept: KeptForm["values"], now: KeptForm["values"]): boolean =>
  Object.entries(kept).some(([name, value]) => !isSame(value, now[name]));
