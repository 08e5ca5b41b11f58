import { beforeAll, describe, expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { admin, mailbox, visitor } from "../cms-fixture.ts";
import { uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";

describe("a request to remove a photograph", () => {
  let wanted: string;
  let other: string;
  let album: number;

  beforeAll(async () => {
    const pictures = [await uploadPicture(admin), await uploadPicture(admin)];
    [wanted = "", other = ""] = pictures.map(({ filename }) => filename);
    const ids = pictures.map(({ id }) => id);
    const title = "Sports Day";
    const consent = { givenBy: "Parents", on: "2026-01-01" };
    album = (await admin.publish("albums", { title, consent, attachments: ids })).id;
    await admin.publish("news", { title, images: ids });
  });

  const find = async (path: string) =>
    (await visitor.list(path)).find(({ title }) => title === "Sports Day");
  const albumItem = () => find("/api/gallery/All/SGSM");
  /** The photographs that visitors see in the album and in the news item. */
  const shown = async () => [
    (await albumItem())?.["attachments"],
    (await find("/api/news/all/SGSM"))?.["images"],
  ];

  test("the response contains the image for shared links while the record shows it", async () => {
    const chosen = async () => (await albumItem())?.["cardPhoto"];
    expect(await chosen()).toBeUndefined();
    const [first, second] = (await admin.get(`albums/${album}?depth=0`)).attachments;
    const choose = (attachments: number[]) =>
      admin.save("PATCH", `albums/${album}`, {
        cardPhoto: first,
        attachments,
        _status: "published",
      });
    await choose([first, second]);
    expect(await chosen()).toBe(wanted);
    await choose([second]);
    expect(await chosen()).toBeUndefined();
    await choose([first, second]);
  });

  async function requestRemoval(email: string, photo: string): Promise<string> {
    const message = `Please remove this photo: /SubGallery?id=${album}&photo=${photo}\n\nThank you.`;
    return (await readJson(await visitor.sendMessage({ email, message }))).id;
  }
  const takeDown = async (message: string, answer: string) =>
    readJson(await admin.ask("POST", "take-down", { message, answer }));

  test("one action removes it from every record and replies to the sender; the audit log has both", async () => {
    const id = await requestRemoval("parent@example.org", wanted);
    expect(await visitor.fileStatus(wanted)).toBe(200);
    const outcome = await takeDown(id, "It is gone.\nThe office");
    expect(outcome).toEqual({ takenDown: 1, answered: true });
    expect(await shown()).toEqual([[other], [other]]);
    expect((await albumItem())?.["cardPhoto"]).toBeUndefined();
    expect(await visitor.fileStatus(wanted)).toBe(404);
    expect(await visitor.fileStatus(other)).toBe(200);
    expect(mailbox.received.at(-1)).toEqual({
      from: "office@sgc.example",
      to: ["parent@example.org"],
      text: expect.stringMatching(/It is gone\.\r?\nThe office/),
    });
    const events = await admin.find("audit-log?limit=10&sort=-id");
    expect(events.map(({ what, list }) => `${what} ${list}`)).toEqual(
      expect.arrayContaining([
        "moved to the trash media",
        "removed photos on request contact-messages",
        "replied by e-mail contact-messages",
      ]),
    );
    expect(await takeDown(id, "")).toEqual({ takenDown: 0, answered: false });
  });

  test("without a deliverable reply the photograph is removed too, and the response reports it", async () => {
    const before = mailbox.received.length;
    mailbox.responses.set("nobody@example.org", "550 No such user.");
    for (const email of ["nobody@example.org", "a@example.org,b@example.org", "x<y@example.org>"])
      expect(await takeDown(await requestRemoval(email, other), "Gone.")).toMatchObject({
        answered: false,
        reason: expect.stringMatching(/mail/),
      });
    expect(await shown()).toEqual([[], []]);
    expect(await visitor.fileStatus(other)).toBe(404);
    expect(mailbox.received).toHaveLength(before);
  });

  test("rejects an incomplete request", async () => {
    const id = await requestRemoval("parent@example.org", other);
    for (const wrong of [{}, { message: id }, { message: [id], answer: 1 }])
      await expectResponse(admin.ask("POST", "take-down", wrong), 400);
  });
});
