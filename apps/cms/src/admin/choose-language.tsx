"use client";

import { useTranslation } from "@payloadcms/ui";
import { chosenNow } from "./keep-language.tsx";

const names = { en: "English", hi: "हिन्दी" } as const;

/** Below the log-in: the other language of the admin panel, under its own name. */
export function ChooseLanguage() {
  const { i18n, switchLanguage } = useTranslation();
  const other = (i18n.language as string) === "hi" ? "en" : "hi";
  const change = () => {
    sessionStorage.setItem(chosenNow, other);
    // Payload's list of languages does not know Hindi; its switch takes any that the configuration has.
    void switchLanguage?.(other as "en");
  };
  return (
    <p className="admin-hint">
      <button type="button" className="admin-language" lang={other} onClick={change}>
        {names[other]}
      </button>
    </p>
  );
}
