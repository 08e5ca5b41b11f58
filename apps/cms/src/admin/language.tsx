"use client";

import { languageNames } from "@manor/content-api/language-names";
import { Button, useAuth, usePreferences, useTranslation } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

type Language = keyof typeof languageNames;

const preferenceKey = "admin-language";
/** In the session storage: the language chosen on the login page. */
const chosenKey = "admin-language";

function useLanguage() {
  const { i18n, switchLanguage } = useTranslation();
  return {
    language: i18n.language as string,
    // Payload's type of a language lacks Hindi; the function accepts every configured one.
    change: (language: Language) => void switchLanguage?.(language as "en"),
  };
}

export function LanguageButton() {
  const { language, change } = useLanguage();
  const other = language === "hi" ? "en" : "hi";
  const choose = () => {
    sessionStorage.setItem(chosenKey, other);
    change(other);
  };
  return (
    <p className="admin-hint">
      <Button
        buttonStyle="secondary"
        size="small"
        extraButtonProps={{ lang: other }}
        onClick={choose}
      >
        {languageNames[other]}
      </Button>
    </p>
  );
}

/** Renders nothing. Payload stores the language in the browser; this stores it for the user on every computer. */
export function LanguagePreference() {
  const { user } = useAuth();
  const { language, change } = useLanguage();
  const { getPreference, setPreference } = usePreferences();
  const last = useRef<{ person: unknown; language: string }>(undefined);
  const person = user?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another user or language matters.
  useEffect(() => {
    if (person === undefined) return;
    const before = last.current;
    last.current = { person, language };
    if (before?.person === person) {
      if (before.language !== language) void setPreference(preferenceKey, language);
      return;
    }
    const chosen = sessionStorage.getItem(chosenKey);
    sessionStorage.removeItem(chosenKey);
    if (chosen) {
      void setPreference(preferenceKey, chosen);
      return;
    }
    getPreference<string>(preferenceKey).then(
      (stored) => {
        if ((stored !== "en" && stored !== "hi") || stored === language) return;
        last.current = { person, language: stored };
        change(stored);
      },
      () => {},
    );
  }, [person, language]);

  return null;
}
