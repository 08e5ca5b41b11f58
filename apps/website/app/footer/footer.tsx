import { findPage } from "../../model/pages/find-page.ts";
import { contactHrefs } from "../../model/school/contact-hrefs.ts";
import { getMenu } from "../../model/school/menu.ts";
import { DisclosureLink } from "../disclosure/disclosure-link.tsx";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Emblem } from "../ui/emblem/emblem.tsx";
import { Link } from "../ui/link/link.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";
import { Ridge } from "../ui/ridge/ridge.tsx";
import { MapCard } from "./map-card.tsx";

type FooterProps = {
  page: string;
  isPlain: boolean;
};

export function Footer({ page, isPlain }: FooterProps) {
  const t = useText();
  const school = useSchool();
  const { identity, links } = school;
  const hrefs = contactHrefs(identity);
  return (
    <footer className="footer-frame" role="contentinfo" aria-label={t("Footer")}>
      {!isPlain && <Ridge />}
      <div className="footer on-pine">
        <div className="footer__columns wrap">
          <div>
            <div className="brand">
              <Emblem />
              <span>
                <span className="brand__name">{identity.name}</span>
                <span className="brand__tagline">
                  <ContentText>{identity.tagline}</ContentText>
                </span>
              </span>
            </div>
            <address className="footer__address">
              {identity.address.map((line) => (
                <span key={line}>
                  <ContentText>{line}</ContentText>
                </span>
              ))}
              <span>
                <a className="figures" href={hrefs.office}>
                  {identity.phones.office}
                </a>{" "}
                {t("school office")}
              </span>
              <span>
                <a className="figures" href={hrefs.admissions}>
                  {identity.phones.admissions}
                </a>{" "}
                {t("admissions office")}
              </span>
              <span>
                <a href={hrefs.email}>{identity.email}</a>
              </span>
              <span>{identity.website}</span>
            </address>
          </div>
          <nav className="footer__links" aria-label={t("Quick links")}>
            <h2 className="label">{t("Quick links")}</h2>
            <ul>
              {getMenu(school).quickLinks.map(({ label, href, kind }) => (
                <li key={href}>
                  {kind === "page" ? (
                    <Link href={href}>
                      <ContentText>{label}</ContentText>
                    </Link>
                  ) : (
                    <NewTabLink href={href}>
                      <ContentText>{label}</ContentText>
                    </NewTabLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="footer__map">
            <h2 className="label">{t("Where to find us")}</h2>
            <MapCard isPlain={isPlain} />
          </div>
        </div>
        <div className="footer__legal wrap">
          <span>
            <RichText
              phrase="© {school}. Founded {year}."
              values={{ school: identity.name, year: identity.founded }}
            />
          </span>
          <ul className="footer__pages">
            {findPage(school, "/disclosure") && (
              <li>
                <DisclosureLink />
              </li>
            )}
            {findPage(school, "/staff") && (
              <li>
                <Link href="/staff">{t("Staff")}</Link>
              </li>
            )}
            <li>
              <Link href="/privacy">{t("Privacy")}</Link>
            </li>
            <li>
              <Link href="/accessibility">{t("Accessibility")}</Link>
            </li>
          </ul>
          <ul className="footer__social">
            {links.social.map(({ name, href }) => (
              <li key={name}>
                <NewTabLink href={href}>
                  <ContentText>{name}</ContentText>
                </NewTabLink>
              </li>
            ))}
          </ul>
        </div>
        <p className="footer__page wrap">{page}</p>
      </div>
    </footer>
  );
}
