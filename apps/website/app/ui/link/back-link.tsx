import { Icon } from "../icon/icon.tsx";

/** The way from one record to the list that it belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="back-link" href={href}>
      <Icon name="back" /> {children}
    </a>
  );
}
