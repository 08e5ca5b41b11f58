import { menuOf } from "../../school/menu.ts";
import { useSchool } from "../../school/use-school.ts";

type SectionPagesProps = { section: string; path: string };

/**
 * The pages of the section, this one marked: beside the text on a wide screen, below it on a phone. Read after the text
 * on both, so that a text still coming in does not push it away.
 */
export function SectionPages({ section, path }: SectionPagesProps) {
  const { groups } = menuOf(useSchool());
  const pages = groups.find((group) => group.label === section)?.entries ?? [];
  return (
    <nav className="text-page__side" aria-label={`Pages of ${section}`}>
      <span className="label">{section}</span>
      <ul>
        {pages
          .filter((entry) => entry.kind === "page")
          .map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
