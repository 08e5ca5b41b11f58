import type { School } from "@manor/content-api/school";
import { href as addressOf } from "../../../model/pages/addresses.ts";
import { currentAddress } from "../../../model/pages/find-page.ts";
import { isInternal } from "../../../model/school/is-internal.ts";
import { resolveAddress } from "../../../model/school/resolve-address.ts";
import { useSchool } from "../../school/use-school.ts";
import { Link } from "../../ui/link/link.tsx";
import { NewTabLink } from "../../ui/link/new-tab-link.tsx";

/** What a visitor can do next; the first is the most important. Omits an action whose page is hidden. */
export function listActions(school: School): { label: string; href: string }[] {
  return school.banner.actions.flatMap(({ label, href }) => {
    const target = resolveAddress(school, href) || addressOf("contact");
    const address = isInternal(target) ? currentAddress(school, target) : target;
    return address ? [{ label, href: address }] : [];
  });
}

export function Actions() {
  const actions = listActions(useSchool());
  if (actions.length === 0) return null;
  return (
    <p className="actions">
      {actions.map(({ label, href }, index) => {
        const className = index === 0 ? "button" : "button button--quiet";
        return isInternal(href) ? (
          <Link key={label} className={className} href={href}>
            {label}
          </Link>
        ) : (
          <NewTabLink key={label} className={className} href={href}>
            {label}
          </NewTabLink>
        );
      })}
    </p>
  );
}
