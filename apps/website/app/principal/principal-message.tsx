import { getSection } from "../../model/school/menu.ts";
import { Island } from "../islands/island.tsx";
import { usePage } from "../language/use-page.ts";
import { LeadOn } from "../lead-on/lead-on.tsx";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/principal-message";
import { FullMessages } from "./full-messages.tsx";
import { loadPrincipal } from "./load-principal.ts";
import MessageLoader from "./message-loader.tsx";
import { PrincipalContent } from "./principal-content.tsx";

export const loader = (args: Route.LoaderArgs) => {
  const { reader, language } = getSite(args);
  return loadPrincipal(reader, language);
};

export default function PrincipalMessage({ loaderData: principal }: Route.ComponentProps) {
  const school = useSchool();
  const page = usePage("principal-message");
  const { name } = school.identity;
  return (
    <>
      <PageHead {...page} section={getSection(school, page)} />
      <div className="principal-message wrap">
        {principal.state === "late" ? (
          <Island name="MessageLoader" of={MessageLoader} when="load" props={{ school: name }} />
        ) : (
          <PrincipalContent principal={principal}>
            {(messages) => <FullMessages messages={messages} school={name} />}
          </PrincipalContent>
        )}
      </div>
      <LeadOn path={page.path} />
    </>
  );
}
