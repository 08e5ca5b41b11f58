import { Icon } from "../icon/icon.tsx";
import { Link } from "./link.tsx";

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="back-link" href={href}>
      <Icon name="back" /> {children}
    </Link>
  );
}
