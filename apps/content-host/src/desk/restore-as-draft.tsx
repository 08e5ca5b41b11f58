"use client";

import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useParams, useRouter } from "next/navigation";
import { useState } from "react";
import { type Difference, differences } from "../fields/differences.ts";
import { useSay } from "../words/use-say.ts";
import { addressOf, latestOf, type Opened } from "./address-of.ts";
import { useNamedFields } from "./use-named-fields.ts";

const modal = "restore-as-draft";

/** On the screen of an earlier state: says what would come back, and makes a draft of it. */
export function RestoreAsDraft() {
  const { segments = [] } = useParams<{ segments?: string[] }>();
  const { opened, version } = openedBy(segments);
  const fields = useNamedFields(opened);
  const { openModal } = useModal();
  const router = useRouter();
  const { say, retell, language } = useSay();
  const [changes, setChanges] = useState<Difference[]>([]);
  const [state, setState] = useState<Record<string, unknown>>({});
  const ofVersion = opened.globalSlug
    ? `${addressOf(opened)}/versions/${version}`
    : `/cms-api/${opened.collectionSlug}/versions/${version}`;

  const compare = async () => {
    const [now, earlier] = await Promise.all(
      [latestOf(opened), `${ofVersion}?depth=0`].map(async (address) =>
        (await fetch(address)).json(),
      ),
    );
    setChanges(differences(fields, now, earlier.version, language));
    setState(earlier.version);
    openModal(modal);
  };
  const restore = async () => {
    const answer = opened.globalSlug
      ? await saveAsDraft(latestOf(opened), state)
      : await fetch(`${ofVersion}?draft=true`, { method: "POST" });
    if (!answer.ok) {
      const { errors } = await answer.json();
      toast.error(retell(errors?.[0]?.message ?? "This state could not be brought back."));
      return;
    }
    toast.success(
      say("A draft with the earlier state was made. The website shows it once published."),
    );
    router.push(`/admin/${segments.slice(0, segments.indexOf("versions")).join("/")}`);
  };

  return (
    <>
      <Button className="desk-bring-back" size="small" margin={false} onClick={compare}>
        {say("Bring this state back as a draft")}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={say("Bring this state back as a draft?")}
        body={<WhatComesBack changes={changes} />}
        confirmLabel={say("Make the draft")}
        onConfirm={restore}
      />
    </>
  );
}

function WhatComesBack({ changes }: { changes: Difference[] }) {
  const { say } = useSay();
  const empty = <em>{say("empty")}</em>;
  return (
    <div className="desk-changes">
      {changes.length === 0 && <p>{say("Nothing differs from what the desk has now.")}</p>}
      {changes.map(({ path, label, from, to }) => (
        <p key={path}>
          <strong>{label}</strong>
          <br />
          {from ? <del>{from}</del> : empty} → {to ? <ins>{to}</ins> : empty}
        </p>
      ))}
      <p>{say("The website stays as it is until somebody publishes the draft.")}</p>
    </div>
  );
}

/** What the address of the screen of an earlier state names. */
function openedBy(segments: string[]) {
  const [kind, slug = "", id = ""] = segments;
  const opened = kind === "globals" ? { globalSlug: slug } : { collectionSlug: slug, id };
  return { opened: opened as Opened, version: segments.at(-1) };
}

/** What a state of a screen knows of itself is none of its words, and is not its draft's. */
const saveAsDraft = (
  address: string,
  { id, globalType, basedOn, createdAt, updatedAt, ...words }: Record<string, unknown>,
) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...words, _status: "draft" }),
  });
