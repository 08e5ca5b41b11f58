import { href } from "../../model/pages/addresses.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { Link } from "../ui/link/link.tsx";

export type ListTab = { label: string; path: string };

type ListTabsProps = { label: string; tabs: readonly ListTab[]; current: string };

export function ListTabs({ label, tabs, current }: ListTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ label: text, path }) => (
        <Link
          key={path}
          className="tabs__tab"
          href={path}
          aria-current={path === current ? "page" : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** /Events and /News link to each other (spec section 2). */
export const eventsAndNews = (t: Translate): readonly ListTab[] => [
  { label: t("Events"), path: href("events") },
  { label: t("News"), path: href("news") },
];
