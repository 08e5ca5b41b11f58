import { Behaviour } from "../behaviours/behaviour.tsx";
import { type NewsletterCategory, newsletters } from "../school/newsletters.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/newsletter";
import { newsletterPage } from "./newsletter.page.ts";
import { NewsletterIssues } from "./newsletter-issues.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return { open: openCategory(new URL(request.url).searchParams.get("tab")).key };
}

function openCategory(key: string | null): NewsletterCategory {
  const [first] = newsletters;
  return newsletters.find((category) => category.key === key) ?? first;
}

/** Five kinds of newsletter: one at a time where scripts run, all of them below each other where they do not. */
export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { open } = loaderData;
  return (
    <>
      <PageHead
        {...newsletterPage}
        lead="Yearbook, magazines and handbooks, to read on the screen or to print."
      />
      <Behaviour is="tabs" when="load" className="newsletter wrap">
        <div className="tabs newsletter__tabs" data-tabs="Kinds of newsletter" data-in-address="">
          {newsletters.map(({ key, name }) => (
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
        {newsletters.map((category) => (
          <section
            key={category.key}
            id={category.key}
            className="newsletter__panel"
            data-open={category.key === open ? "" : undefined}
          >
            <NewsletterIssues name={category.name} note={category.note} items={category.items} />
          </section>
        ))}
      </Behaviour>
    </>
  );
}
