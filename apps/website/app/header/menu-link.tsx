import type { MenuEntry } from "../../model/school/menu.ts";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Link } from "../ui/link/link.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";

type MenuLinkProps = { className: string; entry: MenuEntry; path: string };

export function MenuLink({ className, entry: { kind, label, href }, path }: MenuLinkProps) {
  const t = useText();
  if (kind === "page") {
    return (
      <Link className={className} href={href} aria-current={href === path ? "page" : undefined}>
        <ContentText>{label}</ContentText>
      </Link>
    );
  }
  return (
    <NewTabLink className={className} href={href}>
      <ContentText>{label}</ContentText>
      <span className="menu__hint" aria-hidden="true">
        {t("new tab")}
      </span>
    </NewTabLink>
  );
}
