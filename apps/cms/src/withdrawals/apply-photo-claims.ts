import type { Payload } from "payload";
import { findAll } from "../database/find-records.ts";
import {
  type ConsentList,
  type ConsentRecord,
  consentLists,
  listPhotos,
} from "../fields/consent.ts";
import { listNeeded } from "../fields/consent-rule.ts";
import { toTimestamp } from "../fields/dates.ts";
import { getFirstLastDay, getLastDay } from "./with-withdrawals.ts";
import { addClaims, lastAllowedDay, type PhotoClaim, readClaims } from "./withdrawal-list.ts";

/** Otherwise the next publishing of a restored record would show them. Returns the number of changed records. */
export async function withdrawPhotos(payload: Payload, folder: string): Promise<number> {
  const claims = readClaims(folder);
  const lastDays = new Map(claims.map((claim) => [claim.record, lastAllowedDay(claim)]));
  let count = 0;
  for (const list of consentLists) {
    for (const { id, consent } of await findAll(payload, list, { draft: true })) {
      const lastDay = lastDays.get(`${list}/${id}`);
      if (lastDay === undefined || getLastDay(list, "photos", { consent }) <= lastDay) continue;
      const data = { consent: withoutPhotos(list, consent, lastDay) };
      // As a draft, because the record still shows what the consent no longer covers.
      await payload.update({ collection: list as "toppers", id, data, draft: true, depth: 0 });
      count += 1;
    }
  }
  return count;
}

/** A consent that names no purpose is for everything, so the last purpose cannot be removed. */
function withoutPhotos(list: ConsentList, consent: ConsentRecord["consent"], lastDay: string) {
  const named = consent?.purposes?.length ? consent.purposes : listNeeded(list, "record");
  const others = named.filter((purpose) => purpose !== "photo");
  const change = others.length > 0 ? { purposes: others } : { until: toTimestamp(lastDay) };
  return { ...consent, ...change } as object;
}

/** For instance from an earlier version of Manor. A listed claim never gets a later day. */
export async function addMissingClaims(payload: Payload, folder: string): Promise<void> {
  const media = await findAll(payload, "media", { trash: true, select: { filename: true } });
  const names = new Map<unknown, string>();
  for (const { id, filename } of media) if (filename) names.set(id, filename);
  const listed = Map.groupBy(readClaims(folder), ({ record }) => record);
  const claims: Omit<PhotoClaim, "at">[] = [];
  for (const list of consentLists) {
    const saved = await findAll(payload, list, { trash: true });
    const published = new Map(
      saved.filter(({ _status }) => _status === "published").map((record) => [record.id, record]),
    );
    for (const latest of await findAll(payload, list, { trash: true, draft: true })) {
      const record = `${list}/${latest.id}`;
      const versions = [latest, published.get(latest.id) ?? latest];
      const former = listed.get(record) ?? [];
      const days = former.map(({ until }) => until);
      const until = [getFirstLastDay(list, "photos", versions), ...days].sort()[0] ?? "";
      const photos = versions.flatMap((version) => listPhotos(list, version));
      const files = photos.flatMap((photo) => names.get(photo) ?? []);
      for (const file of new Set([...files, ...former.map((claim) => claim.file)]))
        claims.push({ file, record, until });
    }
  }
  addClaims(folder, claims);
}
