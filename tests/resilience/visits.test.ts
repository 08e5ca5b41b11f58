import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { signInFirstAdmin } from "../../apps/cms/test/editor.ts";
import { runSql } from "../../apps/cms/test/run-sql.ts";
import {
  newDataDir,
  type RunningCms,
  removeDataDir,
  startCms,
} from "../../apps/cms/test/running-cms.ts";
import { exactly, forEachCase, limit, within } from "./fixture/cases.ts";
import { send } from "./fixture/http.ts";

const FAMILIES = 200;
const PLACES = 10;
const VISIT = "/api/admission/SGSM/visit";

/** Bookings that arrive together. `killAfter`: the number of replies after which the CMS is killed, if it is. */
const rush = fc.record({
  killAfter: fc.option(within(1, FAMILIES - 10), { freq: 2 }),
  order: exactly(FAMILIES, fc.nat(1_000_000)),
  /** These families press the button twice. */
  twice: fc.uniqueArray(within(0, FAMILIES - 1), { maxLength: 20 }),
});

type Reply = { reference: string; state: string };
type Row = { reference: string; state: string; time_id: number };

const environment = {
  SITE_NOW: "2026-11-23T10:00:00+05:30",
  CONTENT_API_TOKEN: "shared-by-test-and-cms-for-visits",
  MESSAGES_PER_MINUTE: "100000",
  MESSAGES_PER_DAY: "1000000",
  // Bookings need e-mail. Nothing listens there, so that no e-mail takes time.
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "office@sgc.example",
  EMAILS_PER_MINUTE: "1",
};

/** A CMS on SQLite, or on the server of TEST_POSTGRES, that can be killed and started again at its address. */
async function prepare() {
  const dataDir = newDataDir();
  const cms = {} as RunningCms;
  Object.assign(cms, await startCms({ dataDir, environment }));
  onTestFinished(async () => {
    await cms.kill();
    removeDataDir(dataDir);
  });
  const { port } = new URL(cms.url);
  const admin = await signInFirstAdmin(cms);
  return {
    cms,
    admin,
    dataDir,
    killAndStartAgain: async () => {
      await cms.kill();
      Object.assign(cms, await startCms({ dataDir, environment, port }));
    },
  };
}

test(
  "F25: of 200 simultaneous bookings for ten places ten get one, the others wait, and none is lost or doubled",
  async () => {
    const { admin, cms, dataDir, killAndStartAgain } = await prepare();
    await forEachCase(rush, { few: 4 }, async ({ killAfter, order, twice }, index) => {
      const time = { day: "2026-12-05", time: "10:00", kind: `Case ${index}`, language: "en" };
      const { id } = await admin.save("POST", "visit-times", { ...time, places: PLACES });
      let restart: Promise<void> | undefined;
      let replies = 0;
      const book = async (family: number): Promise<Reply> => {
        const body = JSON.stringify({
          ...{ time: String(id), people: 2, class: "VI", name: "A", language: "en" },
          ...{ email: `f${index}-${family}@home.example`, reference: toReference(family) },
        });
        const headers = {
          "content-type": "application/json",
          "x-cms-token": environment.CONTENT_API_TOKEN,
          "idempotency-key": `f25-${index}-${family}`,
        };
        for (;;) {
          // As the website does, a booking without a reply is sent again with its key.
          const options = { method: "POST", headers, body };
          const response = await send(cms.url, VISIT, options).catch((error: unknown) => {
            if (!restart) throw error;
          });
          if (response) {
            expect(response.status, response.text).toBe(201);
            replies += 1;
            if (replies === killAfter) restart = killAndStartAgain();
            return JSON.parse(response.text);
          }
          await restart;
        }
      };
      const families = order
        .map((place, family) => ({ place, family }))
        .sort((a, b) => a.place - b.place)
        .map(({ family }) => family);
      const received = await Promise.all([...families, ...twice].map(book));
      await restart;

      const rows = await readRows(dataDir, id);
      expect(new Set(rows.map(({ reference }) => reference)).size, "different families").toBe(
        FAMILIES,
      );
      expect(rows, "no family twice").toHaveLength(FAMILIES);
      expect(rows.filter(({ state }) => state === "unconfirmed")).toHaveLength(PLACES);
      expect(rows.filter(({ state }) => state === "unconfirmedWaiting")).toHaveLength(
        FAMILIES - PLACES,
      );
      const stored = new Map(rows.map(({ reference, state }) => [reference, state]));
      for (const { reference, state } of received)
        expect(stored.get(reference), `${reference} was told "${state}"`).toBe(
          state === "waiting" ? "unconfirmedWaiting" : "unconfirmed",
        );
      await clear(dataDir);
    });
  },
  limit(3_600_000),
);

const toReference = (family: number): string =>
  `V-${String(family).padStart(6, "0")}`.replace(/(..)$/, "-$1");

const readRows = async (dataDir: string, time: number): Promise<Row[]> =>
  (await runSql(
    dataDir,
    `SELECT reference, state, time_id FROM visit_bookings WHERE time_id = ${time}`,
  )) as Row[];

/** With small tables each case takes as long as the first. */
async function clear(dataDir: string): Promise<void> {
  await runSql(dataDir, "DELETE FROM payload_jobs WHERE kind = 'visit'");
  await runSql(dataDir, "DELETE FROM visit_bookings");
}
