import { useSchool } from "../school/use-school.ts";
import { disclosurePage } from "./disclosure.page.ts";
import { disclosureTitle } from "./disclosure-title.ts";

/** The link to the public disclosure, if the school has one. */
export function DisclosureLink({ className }: { className?: string }) {
  const school = useSchool();
  if (!disclosurePage.isAvailable?.(school)) return null;
  return (
    <a className={className} href={disclosurePage.path}>
      {disclosureTitle(school)}
    </a>
  );
}
