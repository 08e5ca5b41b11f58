"use client";

import {
  Button,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
} from "@payloadcms/ui";
import type { ClientField } from "payload";
import { useEffect, useRef, useState } from "react";
import { differences } from "../fields/differences.ts";
import { inSchoolTime } from "../fields/school-time.ts";
import { useSay } from "../words/use-say.ts";
import { forgetOldWords, forgetWords, type KeptForm, keepWords, readWords } from "./kept-form.ts";
import { namedFields } from "./named-fields.ts";

/**
 * Shows nothing, until a form is opened in which somebody wrote without saving: a reload, a browser that died, a line
 * that broke. What is typed is kept in this browser with every key, until it is saved or thrown away.
 */
export function KeptWords() {
  const { id, collectionSlug = "" } = useDocumentInfo();
  const { user } = useAuth();
  const { say, language } = useSay();
  const { getEntityConfig } = useConfig();
  const { dispatchFields, getData, setModified } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  const [found, setFound] = useState<KeptForm>();
  const place = `${user?.id} ${collectionSlug} ${id ?? "new"}`;

  // Once for each form, before a key is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the form later is no news.
  useEffect(() => {
    forgetOldWords();
    const named = namedFields((getEntityConfig({ collectionSlug })?.fields ?? []) as ClientField[]);
    const isNews = (kept: KeptForm) =>
      differences(named, getData(), nested(kept.values)).length > 0;
    for (const each of [place, place.replace(/\S+$/, "new")]) {
      const kept = readWords(each);
      if (kept && !isNews(kept)) forgetWords(each);
    }
    setFound(readWords(place));
  }, [place]);

  useEffect(() => {
    if (isModified) keepWords(place, fields);
    else if (wasModified.current) forgetWords(place);
    wasModified.current = isModified;
  }, [fields, isModified, place]);

  if (!found || isModified) return null;
  const bringBack = () => {
    for (const [path, value] of Object.entries(found.values)) {
      dispatchFields({ type: "UPDATE", path, value, initialValue: undefined });
    }
    setModified(true);
    setFound(undefined);
  };
  const throwAway = () => {
    forgetWords(place);
    setFound(undefined);
  };
  return (
    <section className="desk-kept" aria-label={say("Not saved")}>
      <p role="status">
        {say("On {moment} something was written here and not saved. This browser has it.", {
          moment: inSchoolTime(found.at, language),
        })}
      </p>
      <Button size="small" margin={false} onClick={bringBack}>
        {say("Bring it back")}
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={throwAway}>
        {say("Throw it away")}
      </Button>
    </section>
  );
}

/** `consent.givenBy` as a field within a field. */
function nested(values: KeptForm["values"]): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let at = all;
    for (const name of names) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return all;
}
