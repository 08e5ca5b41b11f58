import { useLocation } from "react-router";
import { findPage } from "../../model/pages/find-page.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";

/** The page exists, but its translation is not published. */
export function EnglishPage() {
  const t = useText();
  const english = new URLSearchParams(useLocation().search).get("english");
  const school = useSchool();
  const page = english?.startsWith("/") ? findPage(school.source ?? school, english) : undefined;
  if (!page) return null;
  return (
    <p className="callout">
      {t("This page is not translated yet.")}{" "}
      <a href={page.path} lang="en" hrefLang="en-IN">
        {fillFacts(school.source ?? school, page.page.title)}
      </a>
    </p>
  );
}
