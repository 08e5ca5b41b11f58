import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import { notFound } from "next/navigation";
import type { CollectionSlug, DocumentViewServerProps } from "payload";
import { inSchoolTime } from "../fields/school-time.ts";

type Version = { id: number | string; updatedAt: string; version: Record<string, unknown> };

/** The last states of a record, by the school's clock, with who saved each. */
export async function EarlierStates({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined || !req.user) return notFound();
  const { slug, labels, admin } = collectionConfig;
  const { docs } = await req.payload.findVersions({
    collection: slug as CollectionSlug,
    where: { parent: { equals: docID } },
    sort: "-updatedAt",
    depth: 0,
    limit: 100,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return (
    <main className="desk-states">
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        pluralLabel={String(labels.plural)}
        useAsTitle={admin.useAsTitle}
        view="Earlier states"
      />
      <Gutter>
        <h2>Earlier states</h2>
        <p className="desk-hint">
          Open one to see what was different, and to bring it back as a draft.
        </p>
        <div className="desk-rows">
          <table>
            <thead>
              <tr>
                <th scope="col">Saved on</th>
                <th scope="col">By</th>
                <th scope="col">As</th>
              </tr>
            </thead>
            <tbody>
              {(docs as unknown as Version[]).map(({ id, updatedAt, version }) => (
                <tr key={id}>
                  <td>
                    <a href={`/admin/collections/${slug}/${docID}/versions/${id}`}>
                      {inSchoolTime(updatedAt)}
                    </a>
                  </td>
                  <td>{String(version.changedBy ?? "")}</td>
                  <td>{version._status === "published" ? "what visitors saw" : "a draft"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Gutter>
    </main>
  );
}
