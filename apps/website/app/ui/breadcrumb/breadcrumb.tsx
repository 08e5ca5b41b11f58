import type { Page } from "../../../model/pages/page.ts";
import { useText } from "../../language/use-text.ts";
import { ContentText } from "../content-text/content-text.tsx";
import { Link } from "../link/link.tsx";

type BreadcrumbProps = Pick<Page, "title" | "section"> & {
  parent?: Pick<Page, "title" | "path">;
};

/** Home > section > page on static pages, Home > page elsewhere, Home > list > record on record pages (R16). */
export function Breadcrumb({ title, section, parent }: BreadcrumbProps) {
  const t = useText();
  return (
    <nav className="breadcrumb" aria-label={t("Breadcrumb")}>
      <ol className="breadcrumb__list">
        <li>
          <Link href="/">{t("Home")}</Link>
        </li>
        {section && (
          <li>
            <ContentText>{section}</ContentText>
          </li>
        )}
        {parent && (
          <li>
            <Link href={parent.path}>
              <ContentText>{parent.title}</ContentText>
            </Link>
          </li>
        )}
        <li aria-current="page">
          <ContentText>{title}</ContentText>
        </li>
      </ol>
    </nav>
  );
}
