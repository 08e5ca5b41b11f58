import { getMenu } from "../../model/school/menu.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Link } from "../ui/link/link.tsx";

type SectionPagesProps = { section: string; path: string };

/** Follows the text in the HTML, so that text that arrives later does not move it. */
export function SectionPages({ section, path }: SectionPagesProps) {
  const t = useText();
  const { groups } = getMenu(useSchool());
  const pages = groups.find((group) => group.label === section)?.entries ?? [];
  return (
    <nav className="text-page__side" aria-label={t("Pages in {section}", { section })}>
      <span className="label">
        <ContentText>{section}</ContentText>
      </span>
      <ul>
        {pages
          .filter((entry) => entry.kind === "page")
          .map(({ label, href }) => (
            <li key={href}>
              <Link href={href} aria-current={href === path ? "page" : undefined}>
                <ContentText>{label}</ContentText>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
