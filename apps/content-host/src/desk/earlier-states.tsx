import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import { notFound } from "next/navigation";
import type { CollectionSlug, DocumentViewServerProps } from "payload";
import { writerIn } from "../fields/nobodys-hand.ts";
import { inSchoolTime } from "../fields/school-time.ts";
import { labelIn } from "../words/label-in.ts";
import { sayIn } from "../words/say.ts";

type Version = { id: number | string; updatedAt: string; version: Record<string, unknown> };

/** The last states of a record, by the school's clock, with who saved each. */
export async function EarlierStates({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined || !req.user) return notFound();
  const { slug, labels, admin } = collectionConfig;
  const { language } = req.i18n;
  const say = sayIn(language);
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
        pluralLabel={labelIn(labels.plural, language)}
        useAsTitle={admin.useAsTitle}
        view={say("Earlier states")}
      />
      <Gutter>
        <h2>{say("Earlier states")}</h2>
        <p className="desk-hint">
          {say("Open one to see what was different, and to bring it back as a draft.")}
        </p>
        <div className="desk-rows">
          <table>
            <thead>
              <tr>
                <th scope="col">{say("Saved on")}</th>
                <th scope="col">{say("By")}</th>
                <th scope="col">{say("As")}</th>
              </tr>
            </thead>
            <tbody>
              {(docs as unknown as Version[]).map(({ id, updatedAt, version }) => (
                <tr key={id}>
                  <td>
                    <a href={`/admin/collections/${slug}/${docID}/versions/${id}`}>
                      {inSchoolTime(updatedAt, language)}
                    </a>
                  </td>
                  <td>{writerIn(say, String(version.changedBy ?? ""))}</td>
                  <td>{say(version._status === "published" ? "what visitors saw" : "a draft")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Gutter>
    </main>
  );
}
