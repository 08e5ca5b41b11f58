"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { useRequest } from "../../ui/use-request.ts";

type PersonalDataFormProps = {
  /** For so many days erased data are retained for the law; 0 is off. */
  minimumDays: number;
};

export function PersonalDataForm({ minimumDays }: PersonalDataFormProps) {
  const { t } = useTranslator();
  const router = useRouter();
  const request = useRequest();
  const [email, setEmail] = useState("");

  const retained =
    minimumDays > 0
      ? ` ${t("The law requires a copy for {number} days. It is in a file on the server that only the operator can read.", { number: minimumDays })}`
      : "";

  const download = async () => {
    const { result, refusal } = await request<object>("POST", "/personal-data", {
      email,
      action: "export",
    });
    if (!result) return void toast.error(refusal);
    saveAs("personal-data.json", JSON.stringify(result, undefined, 2));
  };

  const erase = async () => {
    const { result, refusal } = await request<{ erased: number; consents: number }>(
      "POST",
      "/personal-data",
      { email, action: "erase" },
    );
    if (!result) return void toast.error(refusal);
    toast.success(t("Erased: {number} records.", { number: result.erased }));
    if (result.consents > 0)
      toast.warning(
        t("{number} consents name this address. Please check these records.", {
          number: result.consents,
        }),
      );
    router.refresh();
  };

  return (
    <>
      <p>
        {t(
          "Messages that were sent while this admin panel was down arrive within a minute of its start. After that, repeat the export or erasure.",
        )}
      </p>
      <label className="admin-field">
        {t("E-mail address")}
        <input
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <div className="admin-actions">
        <Button buttonStyle="secondary" onClick={download}>
          {t("Download everything")}
        </Button>
        <ConfirmButton
          buttonStyle="secondary"
          heading={t("Erase everything about {address}?", { address: email })}
          body={`${t(
            "Messages, the subscription and waiting e-mails are deleted for good. Backups contain them for up to 14 days.",
          )} ${t("Messages that the website could not deliver are deleted within a minute.")}${retained}`}
          confirmLabel={t("Erase everything")}
          onConfirm={erase}
        >
          {t("Erase everything")}
        </ConfirmButton>
      </div>
    </>
  );
}

function saveAs(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
