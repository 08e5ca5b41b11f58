"use client";

import { useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { useRequest } from "../../ui/use-request.ts";

export function HiddenPhotosForm(saved: { isHidden: boolean }) {
  const { t } = useTranslator();
  const request = useRequest();
  const [isHidden, setHidden] = useState(saved.isHidden);
  const [notice, setNotice] = useState("");

  const save = async () => {
    const { result, refusal } = await request<{ isHidden: boolean }>("POST", "/hidden-photos", {
      isHidden: !isHidden,
    });
    if (!result) return setNotice(refusal);
    setHidden(result.isHidden);
    setNotice(
      t(
        result.isHidden
          ? "All photographs leave the website within 15 seconds."
          : "The photographs are on the website again within 15 seconds.",
      ),
    );
  };
  const action = t(isHidden ? "Show all photographs again" : "Hide all photographs");

  return (
    <>
      <p>
        {t(
          isHidden
            ? "All photographs and films are hidden. The website shows landscapes instead. Documents and newsletters stay public: move those that show pupils to the trash."
            : "Use this if photographs of pupils are misused. It removes every uploaded photograph and film from the website and shows landscapes instead. Nothing is deleted. Documents and newsletters stay public: move those that show pupils to the trash.",
        )}
      </p>
      <ConfirmButton
        buttonStyle={isHidden ? "secondary" : "primary"}
        heading={`${action}?`}
        body={t("This changes every page within 15 seconds. You can undo it here.")}
        confirmLabel={action}
        onConfirm={save}
      >
        {action}
      </ConfirmButton>
      <p role="status">{notice}</p>
    </>
  );
}
