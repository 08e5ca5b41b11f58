import type { School } from "@manor/content-api/school";
import { readSampleSchool } from "@manor/sample-school";
import type { Payload } from "payload";
import { toPageForm } from "../collections/pages/page-value.ts";
import { getSchool } from "../content-api/site.ts";
import { findAll } from "../database/find-records.ts";
import type { SchoolGlobal } from "../globals/school-global.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import { today } from "../today.ts";
import { adoptOwnSchool } from "./adopt-own-school.ts";

const key = "sample-school";

/** Their author is the CMS, until an editor saves them. An interrupted start is continued by the next one. */
export async function seedSchool(payload: Payload): Promise<void> {
  if (await payload.kv.get(key)) return;
  const school = readSampleSchool();
  for (const global of schoolGlobals) await fillSettings(payload, global, school);
  await createPages(payload, school);
  await adoptOwnSchool(payload, school);
  await openAdmission(payload, school);
  await payload.kv.set(key, true);
}

/** Release 0.1.0 did not store a settings page before an editor published it. */
async function fillSettings(payload: Payload, global: SchoolGlobal, school: School): Promise<void> {
  const { slug, part, toForm } = global;
  const how = { slug, depth: 0 } as const;
  if ((await payload.findGlobal(how))._status === "published") return;
  const draft = await payload.findGlobal({ ...how, draft: true });
  await payload.updateGlobal({ ...how, data: published(toForm(school[part])) });
  // The draft of an editor stays the newest version.
  if (draft.changedBy) await payload.updateGlobal({ ...how, data: draft, draft: true });
}

async function createPages(payload: Payload, school: School): Promise<void> {
  const known = await findAll(payload, "pages", { trash: true });
  const addresses = new Set(known.flatMap(({ address, replaces }) => [address, replaces]));
  for (const page of school.pages.list)
    if (!addresses.has(page.address))
      await payload.create({ collection: "pages", data: published(toPageForm(page)), depth: 0 });
}

/** Only the sample school starts with enquiries and visits. The school years are the next two. */
async function openAdmission(payload: Payload, sample: School): Promise<void> {
  const { identity } = await getSchool(payload);
  if (identity.name !== sample.identity.name) return;
  const year = Number(today().slice(0, 4));
  const open = { isOpen: true, classes: "IV\nV\nVI\nVII\nVIII\nIX\nXI" };
  const data = {
    ...open,
    schoolYears: [1, 2].map((ahead) => `${year + ahead}-${year + ahead + 1}`).join("\n"),
    extraDays: 0,
    hasSaturdays: true,
  };
  await payload.updateGlobal({ slug: "enquiry-settings", data, depth: 0 });
  await payload.updateGlobal({ slug: "visit-settings", data: open, depth: 0 });
}

/** The value has the type of its settings page or collection, which the compiler cannot check. */
const published = (data: object) => ({ ...data, _status: "published" }) as never;
