import type { MenuEntry } from "../../model/school/menu.ts";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";

type MenuLinkProps = { className: string; entry: MenuEntry; path: string };

export function MenuLink({ className, entry: { kind, label, href }, path }: MenuLinkProps) {
  if (kind === "page") {
    return (
      <a className={className} href={href} aria-current={href === path ? "page" : undefined}>
        {label}
      </a>
    );
  }
  return (
    <NewTabLink className={className} href={href}>
      {label}
      <span className="menu__hint" aria-hidden="true">
        new tab
      </span>
    </NewTabLink>
  );
}
