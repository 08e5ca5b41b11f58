import { Island } from "../islands/island.tsx";
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
  return (
    <>
      <PageHead {...principalMessagePage} />
      <div className="principal-message wrap">
        {principal.state === "late" ? (
          <Island name="LateMessages" of={LateMessages} when="load" props={{}} />
        ) : (
          <PrincipalInState principal={principal}>
            {(messages) => <WholeMessages messages={messages} />}
          </PrincipalInState>
        )}
      </div>
    </>
  );
}
