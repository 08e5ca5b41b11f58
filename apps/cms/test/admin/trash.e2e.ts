import { beforeAll, describe, expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { createUser, visitor } from "../cms-fixture.ts";
import { type Editor, uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";

describe("the trash", () => {
  let editor: Editor;

  beforeAll(async () => {
    editor = await createUser("trash");
  });

  test("an image page lists the records that use it; trash and restore include the file", async () => {
    const { id, filename } = await uploadPicture(editor, "hall.jpg");
    const item = { title: "With a picture", images: [id] };
    await editor.publish("news", item);
    const seen = async () => {
      const news = await visitor.list("/api/news/all/SGSM");
      const images = news.find(({ title }) => title === item.title)?.images;
      return [images, await visitor.fileStatus(filename)];
    };
    expect(await seen()).toEqual([[filename], 200]);
    expect((await editor.open(`/collections/media/${id}`)).replace(/<[^>]+>/g, "")).toMatch(
      /If you delete this file, it disappears from:News item: With a picture/,
    );
    await expectResponse(editor.ask("DELETE", `media/${id}`), 403);
    await editor.trash(`media/${id}`);
    expect(await seen()).toEqual([[], 404]);
    await editor.save("PATCH", `media/${id}?trash=true`, { deletedAt: null });
    expect(await seen()).toEqual([[filename], 200]);
  });

  test("a message can be moved to the trash and restored, but not changed", async () => {
    const path = `contact-messages/${(await readJson(await visitor.sendMessage())).id}`;
    await expectResponse(editor.ask("PATCH", path, { message: "Other" }), 403);
    const deletedAt = new Date().toISOString();
    await expectResponse(editor.ask("PATCH", path, { message: "Other", deletedAt }), 403);
    await editor.trash(path);
    await expectResponse(editor.ask("GET", path), 404);
    await expectResponse(editor.ask("DELETE", `${path}?trash=true`), 403);
    await editor.save("PATCH", `${path}?trash=true`, { deletedAt: null });
    expect((await editor.get(path)).message).toBe("When?");
  });
});
