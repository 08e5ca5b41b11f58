import { data } from "react-router";
import { getSite } from "../site-context.ts";
import type { Examples } from "../ui/examples.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/examples";

const modules = import.meta.glob<{ default: Examples }>("../**/*.examples.tsx", { eager: true });
const components = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => a.component.localeCompare(b.component));

/** Served only with SITE_EXAMPLES=on: visitors never see this page. */
export function loader(args: Route.LoaderArgs) {
  if (!getSite(args).showsExamples) throw data(null, { status: 404 });
  return null;
}

export default function ExamplesPage() {
  return (
    <>
      <PageHead title="Examples" lead="Shared components and their variants." />
      {components.map(({ component, usage, examples }) => (
        <section className="examples" key={component} aria-label={component}>
          <div className="examples__head wrap">
            <h2 className="examples__component">{component}</h2>
            <p className="examples__usage">{usage}</p>
          </div>
          {examples.map(({ name, element, onPine }) => (
            <div
              className={onPine ? "examples__one band--pine on-pine" : "examples__one"}
              key={name}
            >
              <p className="examples__name wrap">{name}</p>
              {element}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
