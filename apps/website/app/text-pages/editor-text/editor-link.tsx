import type { AddressName } from "@manor/content-api/address-names";
import type { ComponentProps, ReactNode } from "react";
import { currentAddress } from "../../../model/pages/find-page.ts";
import { isInternal, resolveAddress } from "../../../model/school/resolve-address.ts";
import type { School } from "../../../model/school/school.ts";
import { useSchool } from "../../school/use-school.ts";
import { NewTabLink } from "../../ui/link/new-tab-link.tsx";

type EditorLinkProps = {
  /** An address, or a name in braces. */
  href: string;
  isButton?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A link from an editor: a page of the site, or an external address, which opens in a new tab and is labelled so. */
export function EditorLink({ href, isButton = false, className, children }: EditorLinkProps) {
  const to = resolveHref(useSchool(), href);
  const style = isButton ? "button" : className;
  // A "read more" link without a target is omitted.
  if (to === "") return style ? null : children;
  if (isInternal(to) || /^(?:mailto|tel):/i.test(to))
    return (
      <a href={to} className={style}>
        {children}
      </a>
    );
  return (
    <NewTabLink href={to} className={style}>
      {children}
    </NewTabLink>
  );
}

/** A link in a page's Markdown. */
export const TextLink = ({ href = "", ...link }: ComponentProps<"a">) => (
  <EditorLink href={href} className={link.className}>
    {link.children}
  </EditorLink>
);

type SchoolLinkProps = { to: AddressName; button?: boolean; children: ReactNode };

/** A link in a page's Markdown to a document of the school or to an external site. */
export const SchoolLink = ({ to, button = false, children }: SchoolLinkProps) => (
  <EditorLink href={`{${to}}`} isButton={button}>
    {children}
  </EditorLink>
);

/** The current target of the link. */
function resolveHref(school: School, href: string): string {
  const to = resolveAddress(school, href);
  return isInternal(to) ? currentAddress(school, to) : to;
}
