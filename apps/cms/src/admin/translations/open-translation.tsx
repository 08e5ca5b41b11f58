"use client";

import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import { useRequest } from "../../ui/use-request.ts";

type Props = { of: string; language: string; label: string; describedBy?: string };

/** Opens the translation of a source; there is a draft of it from then on. */
export function OpenTranslation({ of, language, label, describedBy }: Props) {
  const request = useRequest();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const { result, refusal } = await request<{ id: number; isTrashed: boolean }>(
      "POST",
      "/translation-open",
      { of, language },
    );
    setBusy(false);
    if (!result) toast.error(refusal);
    else
      window.location.assign(
        `/admin/collections/translations/${result.isTrashed ? "trash/" : ""}${result.id}`,
      );
  };
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={open}
      extraButtonProps={describedBy ? { "aria-describedby": describedBy } : {}}
    >
      {label}
    </Button>
  );
}
