import type { Page } from "../../../model/pages/page.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";

type PageHeadProps = Pick<Page, "title" | "section" | "lead">;

export function PageHead({ title, section, lead }: PageHeadProps) {
  return (
    <>
      <Breadcrumb title={title} section={section} />
      <div className="page-head wrap">
        <h1>{title}</h1>
        {lead && <p className="page-head__lead">{lead}</p>}
      </div>
    </>
  );
}
