import { fitSections } from "../../model/school/fit-sections.ts";
import { getMenu, type MenuGroup } from "../../model/school/menu.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { MenuLink } from "./menu-link.tsx";

type SectionsProps = { path: string; registrationTitle: string };
type SectionProps = { id: string; group: MenuGroup; path: string };

/** The menu's groups in the header of a wide screen, as far as they fit: the menu has them all. */
export function Sections({ path, registrationTitle }: SectionsProps) {
  const t = useText();
  const school = useSchool();
  const groups = fitSections(getMenu(school).groups, school.identity.name, registrationTitle);
  return (
    <nav className="sections" aria-label={t("Sections")}>
      {groups.map((group, index) => (
        <Section key={group.label} id={`section-${index + 1}`} group={group} path={path} />
      ))}
    </nav>
  );
}

/**
 * A native popover: a click, a tap or Enter shows it and Escape hides it without JavaScript. Browsers that know
 * `interestfor` show it to a pointer and to the keyboard's focus, too. A click never hides what that has shown.
 */
function Section({ id, group: { label, entries }, path }: SectionProps) {
  const [first] = entries;
  if (entries.length === 1 && first?.kind === "page")
    return <MenuLink className="sections__name" entry={{ ...first, label }} path={path} />;
  return (
    <div className="sections__group">
      <button
        type="button"
        className="sections__name"
        popoverTarget={id}
        popoverTargetAction="show"
        {...{ interestfor: id }}
      >
        <ContentText>{label}</ContentText>
      </button>
      <ul className="sections__pages" id={id} popover="auto">
        {entries.map((entry) => (
          <li key={entry.label}>
            {/* The menu's own markup, which compresses to a few bytes the second time. */}
            <MenuLink className="menu__link" entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}
