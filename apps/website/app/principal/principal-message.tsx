import { Island } from "../islands/island.tsx";
import { sectionOf } from "../school/menu.ts";
import { useSchool } from "../school/use-school.ts";
import { siteOf } from "../site-context.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/principal-message";
import LateMessages from "./late-messages.tsx";
import { loadPrincipal } from "./load-principal.ts";
import { PrincipalInState } from "./principal-in-state.tsx";
import { principalMessagePage } from "./principal-message.page.ts";
import { WholeMessages } from "./whole-messages.tsx";

export const loader = (args: Route.LoaderArgs) => loadPrincipal(siteOf(args).reader);

export default function PrincipalMessage({ loaderData: principal }: Route.ComponentProps) {
  const school = useSchool();
  const { name } = school.identity;
  return (
    <>
      <PageHead {...principalMessagePage} section={sectionOf(school, principalMessagePage)} />
      <div className="principal-message wrap">
        {principal.state === "late" ? (
          <Island name="LateMessages" of={LateMessages} when="load" props={{ school: name }} />
        ) : (
          <PrincipalInState principal={principal}>
            {(messages) => <WholeMessages messages={messages} school={name} />}
          </PrincipalInState>
        )}
      </div>
    </>
  );
}
