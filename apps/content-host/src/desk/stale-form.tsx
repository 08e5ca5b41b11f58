"use client";

import { Button, useDocumentInfo, useField, useForm, useModal } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { type Difference, differences } from "../fields/differences.ts";
import { writerIn } from "../fields/nobodys-hand.ts";
import { staleMessage } from "../fields/stale-message.ts";
import { useSay } from "../words/use-say.ts";
import { latestOf } from "./address-of.ts";
import { useFillAnew } from "./typing/use-fill-anew.ts";
import { useNamedFields } from "./use-named-fields.ts";
import { useOwnUnpublish } from "./use-own-unpublish.ts";

const payloadsModal = "document-stale-data";

type Newer = { updatedAt: string; changedBy?: string } & Record<string, unknown>;

/**
 * Shows nothing, until a save was refused because somebody else saved first: then both texts, field
 * by field, and the way on.
 */
export function StaleForm({ path }: { path: string }) {
  const { value, setValue, errorMessage, showError } = useField<string>({
    potentiallyStalePath: path,
  });
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const fields = useNamedFields({ collectionSlug, globalSlug });
  const { say, retell, language } = useSay();
  const { getData, dispatchFields } = useForm();
  const fillAnew = useFillAnew();
  const [latest, setLatest] = useState<Newer | "unreadable">();
  const { isModalOpen, closeModal } = useModal();
  const [isTold, setTold] = useState(false);
  const isAnswered = showError && Boolean(errorMessage);
  const isInDoubt = isTold || isAnswered;
  const isPayloadAsking = isModalOpen(payloadsModal);

  // Payload notices a stale form at the first key, and then only offers to throw the words away.
  useEffect(() => {
    if (!isPayloadAsking) return;
    closeModal(payloadsModal);
    setTold(true);
  }, [isPayloadAsking, closeModal]);
  // An answer about the form that was on its way before the refusal knows nothing of it.
  useEffect(() => {
    if (isAnswered) setTold(true);
  }, [isAnswered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form with another moment is not that form any more.
  useEffect(() => setTold(false), [value]);
  useEffect(() => {
    if (!isInDoubt) return setLatest(undefined);
    fetch(latestOf({ collectionSlug, globalSlug, id }))
      .then((answer) => answer.json())
      .then(setLatest, () => setLatest("unreadable"));
  }, [isInDoubt, collectionSlug, globalSlug, id]);
  const newer = latest === "unreadable" ? undefined : latest;
  // Payload also counts what the editor has saved by "Unpublish".
  const isOwnSave = newer && Date.parse(newer.updatedAt) <= Date.parse(value);
  const isRefused = isAnswered || (isTold && latest !== undefined && !isOwnSave);

  useOwnUnpublish(value, setValue);

  if (!isRefused) return null;
  const different = newer ? differences(fields, newer, getData(), language) : [];
  const goOn = () => {
    setValue(newer?.updatedAt);
  };
  const take = ({ path }: Difference) => {
    const value = valueAt(newer, path);
    // The lines of a list are fields of their own.
    if (Array.isArray(value) || Array.isArray(getData()[path]))
      return fillAnew({ ...getData(), [path]: value });
    return dispatchFields({ type: "UPDATE", path, value, initialValue: undefined });
  };

  return (
    <section className="desk-stale" role="alert" aria-label={say("Two texts")}>
      <p>
        <strong>{retell(staleMessage)}</strong>
      </p>
      {newer && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("Field")}</th>
                <th scope="col">
                  {say("Saved by {name}", {
                    name: writerIn(say, newer.changedBy ?? say("somebody else")),
                  })}
                </th>
                <th scope="col">{say("Yours, not saved")}</th>
              </tr>
            </thead>
            <tbody>
              {different.map((field) => (
                <tr key={field.path}>
                  <th scope="row">{field.label}</th>
                  <td>
                    {field.from || <em>{say("empty")}</em>}{" "}
                    <button type="button" onClick={() => take(field)}>
                      {say("Take this")}
                    </button>
                  </td>
                  <td>{field.to || <em>{say("empty")}</em>}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button buttonStyle="secondary" size="small" onClick={goOn}>
            {say("Go on with what stands in the form")}
          </Button>
        </>
      )}
    </section>
  );
}

const valueAt = (data: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => Object(at ?? {})[name], data);
