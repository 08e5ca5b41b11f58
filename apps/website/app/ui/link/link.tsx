import type { ComponentProps } from "react";
import { useLanguage } from "../../language/use-language.ts";

/** Without `href` the target is not known yet. */
type LinkProps = ComponentProps<"a"> & { href: string | undefined };

/** A link. On a page in another language, a link to a page of the site stays in it; an English target is marked. */
export function Link({ children, ...props }: LinkProps) {
  const { language, t, findLink } = useLanguage();
  if (props.href === undefined) return <a {...props}>{children}</a>;
  const target = findLink(props.href);
  const isEnglish = target.language !== language;
  return (
    <a {...props} href={target.href} hrefLang={isEnglish ? target.language : undefined}>
      {children}
      {isEnglish && ` ${t("(in English)")}`}
    </a>
  );
}
