import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { toEditor } from "../../src/collections/pages/rich-text.ts";
import { admin, dataDir, visitor } from "../cms-fixture.ts";
import { drawFaces } from "../draw-faces.ts";
import { uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";
import { runSql } from "../run-sql.ts";

const photograph = await drawFaces();
const published = { _status: "published" };

describe("pictures with faces", () => {
  test("a cover makes a new file without the face, and deletes the former one", async () => {
    const { id, filename } = await uploadPicture(admin, "people.jpg", photograph);
    const { faces } = await admin.get(`media/${id}`);
    expect(faces).toHaveLength(3);
    await admin.save("POST", "news", { title: "People", images: [id], ...published });
    expect(await visitor.fileStatus(filename)).toBe(200);

    const [first, ...others] = faces;
    await admin.save("PATCH", `media/${id}`, { faces: [{ ...first, isCovered: true }, ...others] });
    const after = await admin.get(`media/${id}`);
    expect(after.faces).toHaveLength(2);
    expect(after.title).toBe("people");
    expect(after.filename).not.toBe(filename);
    expect(await visitor.fileStatus(filename)).toBe(404);
    expect(await visitor.fileStatus(after.filename)).toBe(200);
    expect((await admin.ask("GET", `media/file/${filename}`)).ok).toBe(false);
  });

  test("a crop of the image editor makes a new file, with a large face at most 1,280 pixels long", async () => {
    const large = await sharp(photograph).resize(3000).jpeg().toBuffer();
    const { id, filename } = await uploadPicture(admin, "crop.jpg", large);
    const { faces, width } = await admin.get(`media/${id}`);
    expect(width).toBe(3000);
    const [{ x, y }] = faces;
    const part = {
      x: Math.max(0, 100 * x - 40),
      y: Math.max(0, 100 * y - 15),
      width: 90,
      height: 55,
    };
    const query = Object.entries(part).map(([key, value]) => `uploadEdits[crop][${key}]=${value}`);
    await admin.save("PATCH", `media/${id}?${query.join("&")}`, {});
    const after = await admin.get(`media/${id}`);
    expect(after.filename).not.toBe(filename);
    expect(after.largestFace).toBeGreaterThan(0.25);
    expect(Math.max(after.width, after.height)).toBe(1280);
  });

  test("an alt text with a pupil's name is refused once the school wants that", async () => {
    const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };
    await admin.save("POST", "toppers", {
      name: "Sample Pupilname",
      division: "97",
      class: "X",
      consent,
    });
    const { id } = await uploadPicture(admin);
    const alt = "Pupilname, Sample with a cup";
    await admin.save("PATCH", `media/${id}`, { alt });
    const rule = (noNamesBesidePictures: boolean) =>
      admin.ask("POST", "globals/privacy", { noNamesBesidePictures, ...published });
    await expectResponse(rule(true), 200);
    await expectResponse(
      admin.ask("PATCH", `media/${id}`, { alt }),
      400,
      /“Sample Pupilname” is the name/,
    );
    await expectResponse(admin.ask("PATCH", `media/${id}`, { caption: "A cup" }), 200);

    const { slides } = await admin.get("globals/banner");
    const banner = (caption: string) =>
      admin.ask("POST", "globals/banner", { slides: [{ ...slides[0], caption }], ...published });
    await expectResponse(banner(alt), 400, /"path":"slides\.0\.caption"/);
    await expectResponse(banner("A cup"), 200);
    const page = { title: "Cups", address: "/cups", caption: alt, ...published };
    await expectResponse(admin.ask("POST", "pages", page), 400, /"path":"caption"/);
    const picture = { kind: "picture", picture: "school-noon", alt: "A cup" } as const;
    const body = toEditor([{ ...picture, caption: alt }]);
    const textPage = { title: "Cups", address: "/cups", body, ...published };
    await expectResponse(admin.ask("POST", "pages", textPage), 400, /is the name of a pupil/);
    await expectResponse(rule(false), 200);
    await expectResponse(banner(alt), 200);
  });

  test("the to-do list has images with faces whose last change is a year old, until one is saved", async () => {
    const { id } = await uploadPicture(admin, "old.jpg", photograph);
    const task = "1 image with faces is older than a year";
    expect(await admin.open()).not.toContain(task);
    const longAgo = "2020-01-01T00:00:00.000Z";
    await runSql(dataDir, `UPDATE media SET updated_at = '${longAgo}' WHERE id = ${id}`);
    expect(await admin.open()).toContain(task);
    await admin.save("PATCH", `media/${id}`, { faceReason: "The parents agreed." });
    expect(await admin.open()).not.toContain(task);
  });
});
