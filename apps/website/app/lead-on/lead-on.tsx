import { findPage } from "../../model/pages/find-page.ts";
import { listActions } from "../../model/school/actions.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { getNextPage } from "../../model/school/menu.ts";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Link } from "../ui/link/link.tsx";
import { Actions } from "./actions.tsx";

/** The end of a page: the next page of its menu group, and what a visitor can do next, as on home. */
export function LeadOn({ path }: { path: string }) {
  const t = useText();
  const school = useSchool();
  const next = getNextPage(school, path);
  if (!next && listActions(school).length === 0) return null;
  const page = next && findPage(school, next.href)?.page;
  const lead = page && (page.text?.lead ?? page.lead);
  return (
    <nav className="lead-on" aria-label={t("Read on")}>
      <div className="lead-on__row wrap">
        {next && (
          <div>
            <p className="label">
              <RichText
                phrase="Next in {section}"
                values={{ section: <ContentText>{next.section}</ContentText> }}
              />
            </p>
            <p className="lead-on__title">
              <Link href={next.href}>
                <ContentText>{next.label}</ContentText>
              </Link>
            </p>
            {lead && (
              <p className="lead-on__text">
                <ContentText>{fillFacts(school, lead)}</ContentText>
              </p>
            )}
          </div>
        )}
        <Actions />
      </div>
    </nav>
  );
}
