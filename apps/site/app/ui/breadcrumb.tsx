import { identity } from "../school/identity.ts";
import type { Address } from "../site-map.ts";

/** Home > section > page on static pages, Home > page elsewhere (R16). */
export function Breadcrumb({ title, section }: Pick<Address, "title" | "section">) {
  return (
    <nav className="breadcrumb wrap" aria-label="Breadcrumb">
      <ol className="breadcrumb__list">
        <li>
          <a href="/">Home</a>
        </li>
        {section && <li>{section}</li>}
        <li aria-current="page">{title.replace("SGC", identity.name)}</li>
      </ol>
    </nav>
  );
}
