import { Icon } from "../icon/icon.tsx";

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="back-link" href={href}>
      <Icon name="back" /> {children}
    </a>
  );
}
