"use client";

import { Button, useFormFields } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { useRequest } from "../../ui/use-request.ts";

const list = "/admin/collections/missing-addresses";

/** Makes a redirect of the address. Saving it removes the address from the list. */
export function LeadToForm() {
  const { t } = useTranslator();
  const request = useRequest();
  const router = useRouter();
  const from = useFormFields(([fields]) => fields["address"]?.value);
  const [to, setTo] = useState("");
  const [refusal, setRefusal] = useState("");
  const [isBusy, setBusy] = useState(false);

  const save = async (redirect: { type: "301"; to: string } | { type: "410" }) => {
    setBusy(true);
    const saved = await request("POST", "/redirects", { from, ...redirect });
    setBusy(false);
    setRefusal(saved.refusal ?? "");
    if (saved.refusal === undefined) router.push(list);
  };
  // A form inside Payload's own would be invalid.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void save({ type: "301", to });
  };
  return (
    <div className="field-type admin-lead-to">
      <label className="admin-field">
        {t("Lead to")}
        <input
          type="text"
          value={to}
          maxLength={400}
          placeholder="/contact"
          autoComplete="off"
          onChange={({ target }) => setTo(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div className="admin-lead-to__buttons">
        <Button margin={false} disabled={isBusy} onClick={() => void save({ type: "301", to })}>
          {t("Create the redirect")}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void save({ type: "410" })}
        >
          {t("Say that the page is gone for good")}
        </Button>
      </div>
      <p role="status">{refusal}</p>
    </div>
  );
}
