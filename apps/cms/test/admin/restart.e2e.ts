import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { admin, dataDir, killAndStartAgain } from "../cms-fixture.ts";
import { uploadDocument, uploadPicture } from "../editor.ts";
import { runSql } from "../run-sql.ts";
import { preview, pupil, shown, toppers } from "./send-table.ts";

type Event = { id: number; from: string };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const listEvents = () => admin.find<Event>("audit-log?limit=0&sort=id");
const findAddress = async (id: number) => (await listEvents()).find((one) => one.id === id)?.from;
const status = async (path: string) => (await admin.ask("GET", `${path}?trash=true`)).status;

describe("after kill -9 during an import and a new start", () => {
  let oldEvent: number;
  let youngEvent: number;
  let photo: string;
  let oldAlbum: string;
  let youngAlbum: string;
  let oldTeacher: string;
  let oldRecords: string[];
  let document: string;
  let pupilsBefore: unknown[];
  let importing: Promise<string>;

  beforeAll(async () => {
    await ageTheAuditLog();
    await fillTheTrash();
    await killDuringImport();
  });

  async function ageTheAuditLog() {
    const events = (await listEvents()).filter(({ from }) => from === "127.0.0.1");
    [oldEvent = 0, youngEvent = 0] = events.map(({ id }) => id);
    const age = (id: number, days: number) =>
      runSql(dataDir, `UPDATE audit_log SET at = '${daysAgo(days)}' WHERE id = ${id}`);
    await age(oldEvent, 91);
    await age(youngEvent, 89);
  }

  async function fillTheTrash() {
    const trash = async (table: string, id: number, days: number) => {
      await admin.trash(`${table}/${id}`);
      const age = `UPDATE ${table} SET deleted_at = '${daysAgo(days)}' WHERE id = ${id}`;
      await runSql(dataDir, age);
      return `${table}/${id}`;
    };
    const addAlbum = async () => {
      const album = { title: "Old album", _status: "draft" };
      return (await admin.save("POST", "albums?draft=true", album)).id;
    };
    photo = await trash("media", (await uploadPicture(admin)).id, 31);
    oldAlbum = await trash("albums", await addAlbum(), 31);
    youngAlbum = await trash("albums", await addAlbum(), 29);
    const teacher = { name: "A former teacher", role: "pgt", _status: "draft" };
    oldTeacher = await trash("staff", (await admin.save("POST", "staff", teacher)).id, 31);
    const add = async (list: string, values: object) =>
      (await admin.save("POST", list, { ...values, _status: "draft" })).id;
    const title = "An old record";
    oldRecords = [
      await trash("news", await add("news", { title }), 31),
      await trash("events", await add("events", { title }), 31),
      await trash("documents", (await uploadDocument(admin, "old.pdf")).id, 31),
    ];
    document = await trash("documents", (await uploadDocument(admin, "young.pdf")).id, 1);
  }

  async function killDuringImport() {
    // Enough rows that the import still runs after 300 ms on a fast machine.
    const file = toppers + Array.from({ length: 1_900 }, (_, i) => pupil(i + 200)).join("");
    const { seen } = await preview(file, { into: "toppers" });
    pupilsBefore = await shown();
    importing = preview(file, { into: "toppers", seen }).then(
      () => "finished",
      () => "broken off",
    );
    await pause(300);
    // A restored backup has the document outside the trash.
    await killAndStartAgain(() =>
      runSql(dataDir, "UPDATE documents SET deleted_at = NULL WHERE title IS NULL"),
    );
  }

  test("nothing of the import is saved", async () => {
    expect(await importing).toBe("broken off");
    expect(await shown()).toEqual(pupilsBefore);
  });

  test("the audit log stores only the network of an address in events older than 90 days", async () => {
    await expect.poll(() => findAddress(oldEvent)).toBe("127.0.0.0/24");
    expect(await findAddress(youngEvent)).toBe("127.0.0.1");
  });

  test("records of every collection are deleted for good after 30 days in the trash", async () => {
    await expect.poll(() => status(photo)).toBe(404);
    for (const old of [oldAlbum, oldTeacher, ...oldRecords])
      await expect.poll(() => status(old), { message: old }).toBe(404);
    expect(await status(youngAlbum)).toBe(200);
    expect(existsSync(join(dataDir, "erased-records"))).toBe(false);
  });

  test("a deleted document does not return with a restored backup", async () => {
    expect((await admin.get(`${document}?trash=true`)).deletedAt).toBeTruthy();
  });
});
