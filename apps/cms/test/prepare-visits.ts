import type { Email } from "postal-mime";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";

type Booking = Record<string, unknown> & { id: number; state: string; reference: string };

export const visitPath = "/api/admission/SGSM/visit";

/** The key in the link of an e-mail. */
export const keyIn = ({ text = "" }: Email): string =>
  /\/admission\/visit\/([a-z2-7]{32})\s/.exec(text)?.[1] ?? "no key";

/** The calendar file of an e-mail. */
export function fileIn({ attachments }: Email): string | undefined {
  const content = attachments[0]?.content;
  if (content === undefined || typeof content === "string") return content;
  return new TextDecoder().decode(content);
}

/** A CMS with e-mail at a fixed time, and families that book visits. 23 November 2026 is a Monday. */
export function prepareVisits() {
  const prepared = prepareCms(
    { SITE_NOW: "2026-11-23T10:00:00+05:30", EMAILS_PER_MINUTE: "6000" },
    { hasMail: true },
  );
  const { admin, dataDir, visitor, waitForEmail } = prepared;
  let families = 0;
  const addTime = (values: object = {}) =>
    admin.save("POST", "visit-times", {
      ...{ day: "2026-12-05", time: "10:00", kind: "Tour", classes: "IV to VI", language: "en" },
      ...{ places: 1, closesHours: 24, ...values },
    });
  const toReference = (number: number) =>
    `V-${String(number).padStart(6, "0")}`.replace(/(..)$/, "-$1");
  const newFamily = (time: number) => {
    families += 1;
    return {
      ...{ time: String(time), people: 2, class: "VI", name: "Asha Rawat", language: "en" },
      ...{ email: `family-${families}@home.example`, reference: toReference(families) },
    };
  };
  const post = (body: object, headers: Record<string, string> = {}) =>
    visitor.post(visitPath, body, headers);
  /** A family that has asked for a place, and the key in its e-mail. */
  const ask = async (time: number, more: object = {}) => {
    const family = { ...newFamily(time), ...more };
    const reply = await readJson(await post(family));
    const key = keyIn(await waitForEmail(family.email));
    return { ...family, key, reply };
  };
  const act = async (key: string, action: string, more: object = {}) => {
    const response = await visitor.post(`${visitPath}/${key}`, { action, ...more });
    return { status: response.status, ...(await readJson(response)) };
  };
  const book = async (time: number, more: object = {}) => {
    const family = await ask(time, more);
    await act(family.key, "confirm");
    // A later change would replace an e-mail that still waits.
    await waitForEmail(family.email, 2);
    return family;
  };
  const stateOf = async (key: string) => (await act(key, "status")).state;
  const find = async (reference: string) =>
    (await admin.find<Booking>("visit-bookings?limit=0")).find(
      (booking) => booking.reference === reference,
    );
  const readTimes = async () => (await visitor.get("/api/admission/SGSM"))[0]?.visits?.times;
  const expire = async (reference: string) => {
    await runSql(
      dataDir,
      `UPDATE visit_bookings SET expires_at = '2026-11-23T04:00:00.000Z' WHERE reference = '${reference}'`,
    );
    await runSql(
      dataDir,
      "UPDATE payload_jobs SET wait_until = '2020-01-01T00:00:00.000Z' WHERE task_slug = 'visitExpiries'",
    );
  };
  return {
    ...prepared,
    addTime,
    newFamily,
    post,
    ask,
    act,
    book,
    stateOf,
    find,
    readTimes,
    expire,
  };
}
