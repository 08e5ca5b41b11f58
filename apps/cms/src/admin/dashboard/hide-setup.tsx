"use client";

import { Button } from "@payloadcms/ui";
import { useSay } from "../../i18n/use-say.ts";
import { useSetup } from "./use-setup.ts";

export function HideSetup() {
  const { say, translate } = useSay();
  const { isBusy, refusal, choose } = useSetup();
  return (
    <>
      <div className="admin-actions">
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => choose({ choice: "hidden" })}
        >
          {say("Hide this list")}
        </Button>
      </div>
      <p role="status">{translate(refusal)}</p>
    </>
  );
}
