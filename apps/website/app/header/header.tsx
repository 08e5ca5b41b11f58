import type { ReactNode } from "react";
import { href } from "../../model/pages/addresses.ts";
import { contactHrefs } from "../../model/school/contact-hrefs.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Emblem } from "../ui/emblem/emblem.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Link } from "../ui/link/link.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";
import { Menu } from "./menu.tsx";
import { Sections } from "./sections.tsx";

type HeaderProps = {
  registrationTitle: string;
  path: string;
  /** The links to the page in other languages. */
  languages?: ReactNode;
};

export function Header({ registrationTitle, path, languages }: HeaderProps) {
  const t = useText();
  const { identity, links } = useSchool();
  const hrefs = contactHrefs(identity);
  return (
    <>
      <nav className="strip on-pine" aria-label={t("Office and payment")}>
        <div className="strip__row wrap">
          <span className="strip__office">{t("School office")}</span>
          <a className="strip__link figures" href={hrefs.office}>
            {identity.phones.office}
          </a>
          <a className="strip__link strip__link--wide" href={hrefs.email}>
            {identity.email}
          </a>
          <span className="strip__space" />
          <Link className="strip__link strip__search" href={href("search")}>
            <Icon name="search" />
            <span className="strip__word">{t("Search")}</span>
          </Link>
          {languages}
          {links.feePayment && (
            <a className="strip__link" href={links.feePayment}>
              {t("Fee Payment")}
            </a>
          )}
          {links.login && (
            <a className="strip__link" href={links.login}>
              {t("Login")}
            </a>
          )}
        </div>
      </nav>
      <header className="header">
        <div className="header__row wrap">
          <Link className="brand" href="/">
            <Emblem />
            <span>
              <span className="brand__name">{identity.name}</span>
              <span className="brand__tagline">
                <ContentText>{identity.tagline}</ContentText>
              </span>
            </span>
          </Link>
          <Sections path={path} registrationTitle={registrationTitle} />
          <NewTabLink className="button header__register" href={links.registration}>
            <span className="header__register-title">
              <ContentText>{registrationTitle}</ContentText>
            </span>
          </NewTabLink>
          <button type="button" className="menu-toggle" popoverTarget="menu">
            <span className="menu-toggle__text">{t("Menu")}</span>
            <span className="menu-toggle__bars" aria-hidden="true" />
          </button>
        </div>
      </header>
      <Menu path={path} />
    </>
  );
}
