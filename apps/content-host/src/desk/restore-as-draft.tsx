"use client";

import { Button, ConfirmationModal, toast, useConfig, useModal } from "@payloadcms/ui";
import { useParams, useRouter } from "next/navigation";
import type { ClientField } from "payload";
import { useState } from "react";
import { type Difference, differences } from "../fields/differences.ts";
import { useSay } from "../words/use-say.ts";
import { namedFields } from "./named-fields.ts";

const modal = "restore-as-draft";

/** On the screen of an earlier state: says what would come back, and makes a draft of it. */
export function RestoreAsDraft() {
  const { segments = [] } = useParams<{ segments?: string[] }>();
  const [, collectionSlug = "", id = "", , version = ""] = segments;
  const { getEntityConfig } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const { say, retell, language } = useSay();
  const [changes, setChanges] = useState<Difference[]>([]);
  const records = `/cms-api/${collectionSlug}`;

  const compare = async () => {
    const [now, earlier] = await Promise.all(
      [`${records}/${id}?draft=true&depth=0`, `${records}/versions/${version}?depth=0`].map(
        async (address) => (await fetch(address)).json(),
      ),
    );
    const fields = (getEntityConfig({ collectionSlug })?.fields ?? []) as ClientField[];
    setChanges(differences(namedFields(fields, language), now, earlier.version, language));
    openModal(modal);
  };
  const restore = async () => {
    const answer = await fetch(`${records}/versions/${version}?draft=true`, { method: "POST" });
    if (!answer.ok) {
      const { errors } = await answer.json();
      toast.error(retell(errors?.[0]?.message ?? "This state could not be brought back."));
      return;
    }
    toast.success(
      say("A draft with the earlier state was made. The website shows it once published."),
    );
    router.push(`/admin/collections/${collectionSlug}/${id}`);
  };

  return (
    <>
      <Button buttonStyle="primary" size="small" margin={false} onClick={compare}>
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
