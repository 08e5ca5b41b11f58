import { type Action, listActions } from "../../model/school/actions.ts";
import { isInternal } from "../../model/school/resolve-address.ts";
import { useSchool } from "../school/use-school.ts";
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
    <a className={className} href={action.href}>
      {action.label}
    </a>
  ) : (
    <NewTabLink className={className} href={action.href}>
      {action.label}
    </NewTabLink>
  );
