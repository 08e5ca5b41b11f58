import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Enhanced } from "../../islands/enhanced.tsx";
import { type NewsletterCategory, newsletters } from "../../school/newsletters.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { NewsletterIssues } from "./newsletter-issues.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return { open: openCategory(new URL(request.url).searchParams.get("tab")).key };
}

function openCategory(key: string | null): NewsletterCategory {
  const [first] = newsletters;
  return newsletters.find((category) => category.key === key) ?? first;
}

/** Five kinds of newsletter: one at a time where scripts run, all of them below each other where they do not. */
export default function Newsletter() {
  const { open } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="E-Newsletter"
        section={null}
        lead="Yearbook, magazines and handbooks, to read on the screen or to print."
      />
      <Enhanced by="NewsletterTabs" when="load" className="newsletter wrap">
        <div className="tabs newsletter__tabs">
          {newsletters.map(({ key, name }) => (
            <a
              key={key}
              id={`tab-${key}`}
              className="tabs__tab"
              href={`?tab=${key}`}
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
            <NewsletterIssues {...category} />
          </section>
        ))}
      </Enhanced>
    </>
  );
}
