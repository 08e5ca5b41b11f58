"use client";

import { useEffect } from "react";
import { createTranslator, type Translator } from "../i18n/translate.ts";
import { useTranslator } from "../i18n/use-translator.ts";
import { nameControls } from "../payload-fixes/controls-without-names.ts";
import { hideIcons } from "../payload-fixes/icons-for-screen-readers.ts";
import { fixLists } from "../payload-fixes/lists-of-other-elements.ts";
import { addLandmarks } from "../payload-fixes/missing-landmarks.ts";
import { removeMismatchedNames } from "../payload-fixes/names-unlike-texts.ts";
import { removeBrokenReferences } from "../payload-fixes/references-to-missing-ids.ts";
import { fixSortLabels } from "../payload-fixes/sort-labels-of-objects.ts";

/** Renders nothing. Fixes the markup whenever elements are added to the page. */
export function AccessibilityFixes() {
  const { language } = useTranslator();
  useEffect(() => {
    let isPlanned = false;
    const fix = () => {
      isPlanned = false;
      fixAll(createTranslator(language));
    };
    fix();
    const plan = () => {
      if (!isPlanned) requestAnimationFrame(fix);
      isPlanned = true;
    };
    const observer = new MutationObserver(plan);
    observer.observe(document.body, { childList: true, subtree: true });
    // A table may scroll once a phone is turned.
    window.addEventListener("resize", plan);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", plan);
    };
  }, [language]);
  return null;
}

function fixAll(t: Translator): void {
  addLandmarks();
  nameControls(t);
  removeMismatchedNames();
  fixLists();
  // Makes horizontally scrolling areas usable with the keyboard.
  for (const scrollable of document.querySelectorAll(".admin-columns, .admin-rows")) {
    if (scrollable.scrollWidth > scrollable.clientWidth) scrollable.setAttribute("tabindex", "0");
  }
  hideIcons();
  fixSortLabels();
  removeBrokenReferences();
}
