import { type Action, listActions } from "../../model/school/actions.ts";
import { isInternal } from "../../model/school/is-internal.ts";
import { useSchool } from "../school/use-school.ts";
import { Link } from "../ui/link/link.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";

/** The first one is the most important. Nothing when the school has none. */
export function Actions() {
  const actions = listActions(useSchool());
  if (actions.length === 0) return null;
  return (
    <p className="actions">
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          className={index === 0 ? "button" : "button button--quiet"}
        />
      ))}
    </p>
  );
}

const ActionLink = ({ action, className }: { action: Action; className: string }) =>
  isInternal(action.href) ? (
    <Link className={className} href={action.href}>
      {action.label}
    </Link>
  ) : (
    <NewTabLink className={className} href={action.href}>
      {action.label}
    </NewTabLink>
  );
