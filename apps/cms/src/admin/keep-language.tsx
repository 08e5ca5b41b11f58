"use client";

import { useAuth, usePreferences, useTranslation } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

const key = "admin-language";
/** The language that was chosen at the log-in of this browser window. */
export const chosenNow = "admin-language";

/** Shows nothing: the admin panel speaks to each person in the language that this person chose last, at whichever computer. */
export function KeepLanguage() {
  const { user } = useAuth();
  const { i18n, switchLanguage } = useTranslation();
  const { getPreference, setPreference } = usePreferences();
  const last = useRef<{ person: unknown; language: string }>(undefined);
  const person = user?.id;
  const { language } = i18n;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person or another language is news.
  useEffect(() => {
    if (person === undefined) return;
    const before = last.current;
    last.current = { person, language };
    if (before?.person === person) {
      if (before.language !== language) void setPreference(key, language);
      return;
    }
    const chosen = sessionStorage.getItem(chosenNow);
    sessionStorage.removeItem(chosenNow);
    if (chosen) {
      void setPreference(key, chosen);
      return;
    }
    getPreference<string>(key).then(
      (kept) => {
        if (kept === "en" || kept === "hi") switchTo(kept);
      },
      () => {},
    );
    function switchTo(kept: "en" | "hi"): void {
      if (kept === language || !switchLanguage) return;
      last.current = { person, language: kept };
      // Payload's list of languages does not know Hindi; its switch takes any that the configuration has.
      void switchLanguage(kept as "en");
    }
  }, [person, language]);

  return null;
}
