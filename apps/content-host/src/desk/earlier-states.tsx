import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import { notFound } from "next/navigation";
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from "payload";
import { writerIn } from "../fields/nobodys-hand.ts";
import { inSchoolTime } from "../fields/school-time.ts";
import { labelIn } from "../words/label-in.ts";
import { sayIn } from "../words/say.ts";

type Version = { id: number | string; updatedAt: string; version: Record<string, unknown> };

/** The last states of a record or a screen, by the school's clock, with who saved each. */
export async function EarlierStates({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  if (!req.user) return notFound();
  const { language } = req.i18n;
  const say = sayIn(language);
  const asked = { sort: "-updatedAt", depth: 0, limit: 100, overrideAccess: false, req } as const;
  const { docs } = globalConfig
    ? await req.payload.findGlobalVersions({
        ...asked,
        slug: globalConfig.slug as GlobalSlug,
        user: req.user,
      })
    : await req.payload.findVersions({
        ...asked,
        collection: collectionConfig?.slug as CollectionSlug,
        where: { parent: { equals: docID } },
        user: req.user,
      });
  const path = globalConfig
    ? `globals/${globalConfig.slug}`
    : `collections/${collectionConfig?.slug}/${docID}`;
  return (
    <main className="desk-states">
      <SetDocumentStepNav
        {...(globalConfig && {
          globalLabel: labelIn(globalConfig.label, language),
          globalSlug: globalConfig.slug,
        })}
        {...(collectionConfig && {
          collectionSlug: collectionConfig.slug,
          id: docID,
          pluralLabel: labelIn(collectionConfig.labels.plural, language),
          useAsTitle: collectionConfig.admin.useAsTitle,
        })}
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
                    <a href={`/admin/${path}/versions/${id}`}>
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
