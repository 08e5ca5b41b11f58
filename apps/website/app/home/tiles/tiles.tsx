import { currentAddress } from "../../../model/pages/find-page.ts";
import { isInternal } from "../../../model/school/is-internal.ts";
import { pictureSource } from "../../../model/school/picture-source.ts";
import { resolveAddress } from "../../../model/school/resolve-address.ts";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Link } from "../../ui/link/link.tsx";
import { NewTabLink } from "../../ui/link/new-tab-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { roman } from "../../ui/roman.ts";

export function Tiles() {
  const t = useText();
  const school = useSchool();
  const { title } = school.tiles;
  const tiles = school.tiles.tiles.flatMap((tile) => {
    const href = resolveAddress(school, tile.href);
    const address = isInternal(href) ? currentAddress(school, href) : href;
    // A page that the editor has hidden is not shown as coming soon.
    return href !== "" && address === "" ? [] : [{ ...tile, href: address }];
  });
  return (
    <section className="band" aria-labelledby="tiles-title">
      <div className="wrap reveal">
        <h2 className="tiles__title" id="tiles-title">
          <ContentText>{title}</ContentText>
        </h2>
        <ul className="tiles">
          {tiles.map(({ name, href, picture }, index) => (
            <li className="tiles__tile" key={name}>
              <Picture
                src={pictureSource(picture)}
                className="tiles__picture"
                alt=""
                sizes="(max-width: 576px) 96px, (max-width: 900px) 45vw, 370px"
                widths={[160, 320, 480, 640, 960]}
                width={3}
                height={2}
              />
              <h3 className="tiles__name">
                <TileLink name={name} href={href} />
              </h3>
              <p className="tiles__note" aria-hidden={href === ""}>
                <span className="tiles__number" aria-hidden="true">
                  {roman(index + 1).toLowerCase()}
                </span>
                {t(getNote(href))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function getNote(href: string) {
  if (href === "") return "Coming soon";
  return isInternal(href) ? "On this site" : "On another site";
}

function TileLink({ name, href }: { name: string; href: string }) {
  const t = useText();
  if (href !== "" && isInternal(href))
    return (
      <Link href={href}>
        <ContentText>{name}</ContentText>
      </Link>
    );
  if (href !== "")
    return (
      <NewTabLink href={href}>
        <ContentText>{name}</ContentText>
      </NewTabLink>
    );
  return (
    // biome-ignore lint/a11y/useValidAnchor: the address comes later; it must look like the other tiles (R19)
    <a role="link" aria-disabled="true">
      <ContentText>{name}</ContentText>
      <span className="visually-hidden">{t(" (coming soon)")}</span>
    </a>
  );
}
