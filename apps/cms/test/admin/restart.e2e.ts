import assert from "node:assert/strict";
import sharp from "sharp";
import { beforeAll, describe, test } from "vitest";
import { admin, dataDir, killAndStartAgain } from "../cms-fixture.ts";
import { uploadPicture } from "../editor.ts";
import { runSql } from "../run-sql.ts";
import { until } from "../until.ts";
import { preview, pupil, shown, toppers } from "./send-table.ts";

type Line = { id: number; from: string };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const lines = async (): Promise<Line[]> =>
  (await (await admin.ask("GET", "audit-log?limit=0&sort=id")).json()).docs;
const findAddress = async (id: number) => (await lines()).find((line) => line.id === id)?.from;
const status = async (path: string) => (await admin.ask("GET", `${path}?trash=true`)).status;

describe("after kill -9 during an import and a new start", () => {
  let old: Line;
  let young: Line;
  const trashed = { photo: "", oldAlbum: "", youngAlbum: "" };
  let pupilsBefore: unknown[];
  let importing: Promise<string>;

  beforeAll(async () => {
    await ageTheAuditLog();
    await fillTheTrash();
    await killDuringImport();
  });

  async function ageTheAuditLog() {
    const [first, second] = (await lines()).filter(({ from }) => from === "127.0.0.1");
    assert.ok(first && second);
    [old, young] = [first, second];
    for (const [{ id }, days] of [
      [old, 91],
      [young, 89],
    ] as const)
      await runSql(dataDir, `UPDATE audit_log SET at = '${daysAgo(days)}' WHERE id = ${id}`);
  }

  async function fillTheTrash() {
    const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
    const photo = await uploadPicture(admin, await sharp({ create }).jpeg().toBuffer(), "a.jpg");
    const album = { title: "Old album", _status: "draft" };
    const [{ id: oldAlbum }, { id: youngAlbum }] = [
      await admin.save("POST", "albums?draft=true", album),
      await admin.save("POST", "albums?draft=true", album),
    ];
    for (const [name, table, id, days] of [
      ["photo", "media", photo, 31],
      ["oldAlbum", "albums", oldAlbum, 31],
      ["youngAlbum", "albums", youngAlbum, 29],
    ] as const) {
      trashed[name] = `${table}/${id}`;
      await admin.save("PATCH", trashed[name], { deletedAt: new Date().toISOString() });
      const age = `UPDATE ${table} SET deleted_at = '${daysAgo(days)}' WHERE id = ${id}`;
      await runSql(dataDir, age);
    }
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
    await new Promise((resolve) => setTimeout(resolve, 300));
    await killAndStartAgain();
  }

  test("nothing of the import is saved", async () => {
    assert.equal(await importing, "broken off");
    assert.deepEqual(await shown(), pupilsBefore);
  });

  test("the audit log stores only the network of an address in events older than 90 days", async () => {
    await until(async () => (await findAddress(old.id)) !== "127.0.0.1");
    assert.deepEqual(
      [await findAddress(old.id), await findAddress(young.id)],
      ["127.0.0.0/24", "127.0.0.1"],
    );
  });

  test("pupils' records and images are deleted for good after 30 days in the trash", async () => {
    await until(async () => (await status(trashed.photo)) === 404);
    assert.deepEqual(
      [
        await status(trashed.oldAlbum),
        await status(trashed.photo),
        await status(trashed.youngAlbum),
      ],
      [404, 404, 200],
    );
  });
});
