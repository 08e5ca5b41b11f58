import { Behaviour } from "../behaviours/behaviour.tsx";
import { fillFacts } from "../school/fact-text.ts";
import { useSchool } from "../school/use-school.ts";
import { siteOf } from "../site-context.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/newsletter";
import { newsletterPage } from "./newsletter.page.ts";
import { NewsletterIssues } from "./newsletter-issues.tsx";

export function loader(args: Route.LoaderArgs) {
  const { kinds } = siteOf(args).school.newsletters;
  const asked = new URL(args.request.url).searchParams.get("tab");
  const open = kinds.find(({ key }) => key === asked) ?? kinds[0];
  return { open: open?.key };
}

/** The kinds of newsletter: one at a time where scripts run, all of them below each other where they do not. */
export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { open } = loaderData;
  const school = useSchool();
  const { kinds } = school.newsletters;
  return (
    <>
      <PageHead
        {...newsletterPage}
        lead="Yearbook, magazines and handbooks, to read on the screen or to print."
      />
      <Behaviour is="tabs" when="load" className="newsletter wrap">
        <div className="tabs newsletter__tabs" data-tabs="Kinds of newsletter" data-in-address="">
          {kinds.map(({ key, name }) => (
            <a
              key={key}
              id={`tab-${key}`}
              className="tabs__tab"
              href={`?tab=${key}`}
              data-panel={key}
              aria-current={key === open ? "true" : undefined}
            >
              {name}
            </a>
          ))}
        </div>
        {kinds.map(({ key, name, note, issues }) => (
          <section
            key={key}
            id={key}
            className="newsletter__panel"
            data-open={key === open ? "" : undefined}
          >
            <NewsletterIssues id={key} name={name} note={fillFacts(school, note)} issues={issues} />
          </section>
        ))}
      </Behaviour>
    </>
  );
}
