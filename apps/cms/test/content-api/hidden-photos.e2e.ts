import { hash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { uploadDocument, uploadFilm, uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";
import { rememberSettings } from "../remember-settings.ts";
import { admin, createUser, visitor } from "../sample-cms.ts";

const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };

describe("hidden photographs", () => {
  test("leave every response and are not public, except the logo, until they are shown again", async () => {
    const [photo, logo] = [await uploadPicture(admin), await uploadPicture(admin)];
    const images = { images: [photo.id], cardPhoto: photo.id };
    const item = { title: "Hidden photo", ...images };
    const { id } = await admin.publish("news", item);
    const pupil = { name: "Hidden pupil", class: "X", division: "97", photo: photo.id, consent };
    await admin.publish("toppers", pupil);
    await admin.publish("globals/brand", { emblem: logo.id });
    const slides = [{ firstLine: "One", picture: photo.id }];
    const restoreBanner = await rememberSettings(admin, "banner");
    await admin.publish("globals/banner", { slides });
    const readItem = async () =>
      (await visitor.list("/api/news/all/SGSM")).find(({ title }) => title === item.title);
    const read = async () => ({
      news: (await readItem())?.["images"],
      // The photograph of the picture for shared links.
      card: (await readItem())?.["cardPhoto"],
      topper: (await visitor.list("/api/topper/SGSM")).find(({ name }) => name === pupil.name)?.[
        "attachments"
      ],
      banner: (await visitor.school()).banner?.slides[0].picture,
      files: [await visitor.fileStatus(photo.filename), await visitor.fileStatus(logo.filename)],
    });
    const shown = {
      news: [photo.filename],
      card: photo.filename,
      topper: [photo.filename],
      banner: photo.filename,
      files: [200, 200],
    };
    expect(await read()).toEqual(shown);

    const editor = await createUser("photo-editor");
    await expectResponse(editor.ask("POST", "hidden-photos", { isHidden: true }), 403);
    await expectResponse(editor.ask("GET", "evidence"), 403);
    await expectResponse(admin.ask("POST", "hidden-photos", { isHidden: true }), 200);
    expect(await read()).toEqual({
      news: [],
      card: undefined,
      topper: [],
      banner: "school-noon",
      files: [404, 200],
    });
    expect(await admin.open()).toContain("All photographs and films are hidden.");

    await expectResponse(admin.ask("POST", "hidden-photos", { isHidden: false }), 200);
    expect(await read()).toEqual(shown);
    await admin.ask("DELETE", `news/${id}`);
    await admin.publish("globals/brand", { emblem: null });
    await restoreBanner();
  });

  test("leave with the films, while documents stay, and the form states it", async () => {
    const [film, circular] = [await uploadFilm(admin), await uploadDocument(admin, "circular.pdf")];
    const item = { title: "With a film", attachments: [film.id, circular.id] };
    const { id } = await admin.publish("news", item);
    const read = async () => [
      (await visitor.list("/api/news/all/SGSM")).find(({ title }) => title === item.title)?.[
        "attachments"
      ],
      await visitor.fileStatus(film.filename),
      await visitor.fileStatus(circular.filename),
    ];
    const shown = [[film.filename, circular.filename], 200, 200];
    expect(await read()).toEqual(shown);
    await admin.ask("POST", "hidden-photos", { isHidden: true });
    expect(await read()).toEqual([[circular.filename], 404, 200]);
    expect(await admin.open()).toContain("Documents and newsletters stay public");
    await admin.ask("POST", "hidden-photos", { isHidden: false });
    expect(await read()).toEqual(shown);
    await admin.ask("DELETE", `news/${id}`);
  });

  test("are in the evidence archive with their hashes and the activity log", async () => {
    const photo = await uploadPicture(admin);
    await admin.ask("POST", "hidden-photos", { isHidden: true });
    const response = await admin.ask("GET", "evidence");
    await admin.ask("POST", "hidden-photos", { isHidden: false });
    expect(response.headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const bytes = files[`photographs/${photo.filename}`] ?? new Uint8Array();
    expect(bytes.length).toBeGreaterThan(0);
    const list = strFromU8(files["files.csv"] ?? new Uint8Array());
    expect(list).toContain(`${photo.filename},${hash("sha256", bytes)},`);
    expect(Object.keys(files)).toHaveLength(list.trim().split("\r\n").length + 1);
    const log = strFromU8(files["activity-log.csv"] ?? new Uint8Array());
    expect(log).toContain("hid all photographs,media");
    expect(log).toContain("downloaded the evidence archive,media");
  });
});
