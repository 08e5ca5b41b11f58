import type { ReactNode } from "react";
import type { Page } from "../../../model/pages/page.ts";
import { useText } from "../../language/use-text.ts";
import { ContentText } from "../content-text/content-text.tsx";
import { Link } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";

type HeadPicture = { src: string; alt: string; width: number; height: number; plate: ReactNode };

type PageHeadProps = Pick<Page, "title" | "section" | "lead"> & {
  /** The list of a record. */
  parent?: Pick<Page, "title" | "path">;
  picture?: HeadPicture | undefined;
};

/** Breadcrumb, title and one sentence, below a picture across the whole screen when the page has one. */
export function PageHead({ title, section, lead, parent, picture }: PageHeadProps) {
  return (
    <div className={picture ? "page-head page-head--picture" : "page-head"}>
      {picture && (
        <Picture
          src={picture.src}
          alt={picture.alt}
          className="page-head__picture"
          // It is the largest paint of a phone: at 1.75 pixels a point it has half the bytes of the next width.
          sizes="(min-width: 1600px) 1600px, (min-width: 1280px) 1280px, (min-width: 640px) 100vw, 88vw"
          widths={[480, 640, 960, 1280, 2000]}
          width={picture.width}
          height={picture.height}
          priority
        />
      )}
      <div className="page-head__words wrap">
        <div className="page-head__title">
          <Breadcrumb title={title} section={section} {...(parent && { parent })} />
          <h1>
            <ContentText>{title}</ContentText>
          </h1>
        </div>
        {(lead || picture?.plate) && (
          <div className="page-head__side">
            {lead && (
              <p className="page-head__lead">
                <ContentText>{lead}</ContentText>
              </p>
            )}
            {picture?.plate}
          </div>
        )}
      </div>
    </div>
  );
}

type BreadcrumbProps = Pick<Page, "title" | "section"> & {
  parent?: Pick<Page, "title" | "path">;
};

/** Home > section > page on static pages, Home > page elsewhere, Home > list > record on record pages (R16). */
function Breadcrumb({ title, section, parent }: BreadcrumbProps) {
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
