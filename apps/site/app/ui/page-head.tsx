import { identity } from "../school/identity.ts";
import type { Address } from "../site-map.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

type PageHeadProps = Pick<Address, "title" | "section"> & { lead?: string };

/** Breadcrumb, title and lead sentence: the top of every inner page. */
export function PageHead({ title, section, lead }: PageHeadProps) {
  return (
    <>
      <Breadcrumb title={title} section={section} />
      <div className="page-head wrap">
        <h1>{title.replace("SGC", identity.name)}</h1>
        {lead && <p className="page-head__lead">{lead}</p>}
      </div>
    </>
  );
}
