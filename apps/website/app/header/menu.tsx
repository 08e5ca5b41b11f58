import { href } from "../../model/pages/addresses.ts";
import { contactHrefs } from "../../model/school/contact-hrefs.ts";
import { getMenu } from "../../model/school/menu.ts";
import { tallPictureSource } from "../../model/school/picture-source.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Link } from "../ui/link/link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { MenuLink } from "./menu-link.tsx";

/** A native popover: opening, closing, Escape and focus return need no JavaScript. */
export function Menu({ path }: { path: string }) {
  const t = useText();
  const school = useSchool();
  const { identity } = school;
  return (
    <nav className="menu on-pine" id="menu" popover="auto" aria-label={t("Main")}>
      {/* The overlay is for pointers; keyboard users have Escape and the close button. */}
      <button
        type="button"
        className="menu__overlay"
        popoverTarget="menu"
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture
          className="menu__picture"
          src={tallPictureSource(school.banner.slides[0]?.picture ?? "")}
          alt=""
          sizes="34vw"
          width={2}
          height={3}
          widths={[480, 960]}
        />
      </button>
      <div className="menu__panel">
        <div className="menu__top">
          <p className="menu__title">{t("Menu")}</p>
          <button
            type="button"
            className="menu__close"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <span>
              {`${t("Close")} `}
              <span className="visually-hidden">{t("menu")}</span>
            </span>
            <Icon name="close" />
          </button>
        </div>
        {/* For screens where the strip above the header has no room for it. */}
        <p className="menu__contact">
          <a className="menu__link" href={contactHrefs(identity).email}>
            <span className="menu__hint">{t("E-mail")}</span> {identity.email}
          </a>
          <Link className="menu__link" href={href("search")}>
            {t("Search")}
          </Link>
        </p>
        <div className="menu__groups">
          {getMenu(school).groups.map(({ label, entries }) => (
            <section className="menu__group" key={label}>
              <h2 className="menu__heading">
                <ContentText>{label}</ContentText>
              </h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.label}>
                    <MenuLink className="menu__link" entry={entry} path={path} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </nav>
  );
}
