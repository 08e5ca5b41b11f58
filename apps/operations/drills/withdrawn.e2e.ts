import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import sharp from "sharp";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";
import {
  type Clerk,
  ownPassword,
  signIn,
  signInFirstAdmin,
  uploadPicture,
} from "../../content-host/test/clerk.ts";
import { type RunningHost, startHost } from "../../content-host/test/running-host.ts";
import { command } from "./command.ts";

describe("a restore of a backup from before a withdrawal", () => {
  const root = mkdtempSync(join(tmpdir(), "manor-withdrawn-"));
  const dataDir = join(root, "host");
  const file = join(root, "backup.tar.gz");
  const env = { HOST_DATA_DIR: dataDir, SITE_DATA_DIR: join(root, "site") };
  let host: RunningHost;
  let clerk: Clerk;
  const consent = { givenBy: "All parents, by letter", on: "2026-01-05" };

  before(async () => {
    host = await startHost({ dataDir });
    clerk = await signInFirstAdmin(host);
  });
  after(async () => {
    await host.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const albums = async (): Promise<string[]> =>
    (await (await fetch(`${host.url}/api/gallery/All/SGSM`)).json()).map(
      ({ title }: { title: string }) => title,
    );
  const makeAlbum = async (name: string) => {
    const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
    const photo = await uploadPicture(clerk, await sharp({ create }).jpeg().toBuffer(), "a.jpg");
    const album = { title: name, school: 1, attachments: [photo], consent, _status: "published" };
    return { photo, ...(await clerk.save("POST", "albums", album)) };
  };
  async function restore(): Promise<void> {
    await host.stop();
    const ports = { PORT: String(await findFreePort()), HOST_PORT: String(await findFreePort()) };
    const ended = await command("apps/operations/restore.ts", [file], { ...env, ...ports });
    assert.equal(ended.code, 0, ended.said);
    host = await startHost({ dataDir });
    clerk = await signIn(host, "office@sgc.example", ownPassword);
  }

  test("does not publish what was withdrawn since, and publishes what was given again", async () => {
    const [kept, withdrawn, again, trashed] = [
      await makeAlbum("Kept"),
      await makeAlbum("Withdrawn"),
      await makeAlbum("Given again"),
      await makeAlbum("In the trash"),
    ];
    const made = await command("apps/operations/backup.ts", [file], env);
    assert.equal(made.code, 0, made.said);
    const none = { ...consent, givenBy: "" };
    for (const { id } of [withdrawn, again])
      await clerk.save("PATCH", `albums/${id}`, { consent: none, _status: "published" });
    await clerk.save("PATCH", `albums/${again.id}`, { consent, _status: "published" });
    const deletedAt = new Date().toISOString();
    await clerk.save("PATCH", `albums/${trashed.id}`, { deletedAt });
    await clerk.save("PATCH", `media/${kept.photo}`, { deletedAt });
    assert.deepEqual((await albums()).sort(), ["Given again", "Kept"]);
    // The second restore applies a list that the first one has merged.
    for (const _ of ["once", "twice"]) {
      await restore();
      assert.deepEqual((await albums()).sort(), ["Given again", "Kept"]);
      assert.equal((await clerk.ask("GET", `media/${kept.photo}`)).status, 404);
    }
  });
});
