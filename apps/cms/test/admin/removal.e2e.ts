import assert from "node:assert/strict";
import sharp from "sharp";
import { beforeAll, describe, test } from "vitest";
import { admin, cms, fetchJson, mailbox } from "../cms-fixture.ts";
import { uploadPicture } from "../editor.ts";

describe("a request to remove a photograph", () => {
  let wanted: string;
  let other: string;

  beforeAll(async () => {
    const create = { width: 60, height: 40, channels: 3, background: "#357" } as const;
    const pictures = [];
    for (const background of ["#357", "#753"]) {
      const bytes = await sharp({ create: { ...create, background } })
        .jpeg()
        .toBuffer();
      pictures.push(await uploadPicture(admin, bytes, "boys.jpg"));
    }
    const consent = { consent: { givenBy: "Parents", on: "2026-01-01" } };
    for (const [list, field, day] of [
      ["albums", "attachments", "date"],
      ["news", "images", "fromDate"],
    ] as const)
      await admin.save("POST", list, {
        title: "Sports Day",
        [day]: "2026-11-02",
        [field]: pictures,
        ...consent,
        _status: "published",
      });
    [wanted = "", other = ""] = await shown();
    assert.ok(wanted && other);
  });

  const album = async () =>
    (await fetchJson("/api/gallery/All/SGSM")).find(({ title }) => title === "Sports Day");
  const shown = async () => ((await album())?.attachments ?? []) as string[];
  const inNews = async () =>
    (await fetchJson("/api/news/all/SGSM")).find(({ title }) => title === "Sports Day")?.images;
  const status = async (name: string) => (await fetch(`${cms.url}/api/image/${name}`)).status;

  test("the response contains the image for shared links while the record shows it", async () => {
    const chosen = async () => (await album())?.cardPhoto;
    assert.equal(await chosen(), undefined);
    const id = (await album())?._id;
    const [first, second] = (await (await admin.ask("GET", `albums/${id}?depth=0`)).json())
      .attachments;
    const choose = (cardPhoto: number, attachments = [first, second]) =>
      admin.save("PATCH", `albums/${id}`, { cardPhoto, attachments, _status: "published" });
    await choose(first);
    assert.equal(await chosen(), wanted);
    await choose(first, [second]);
    assert.equal(await chosen(), undefined);
    await choose(first);
  });

  async function ask(email: string, photo: string): Promise<string> {
    const message = `Please remove this photo: /SubGallery?id=${(await album())?._id}&photo=${photo}\n\nThank you.`;
    const sent = await fetch(`${cms.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Parent", email, message, schoolcode: "SGSM" }),
    });
    return (await sent.json()).id;
  }
  const takeDown = async (message: string, text: string) =>
    (await admin.ask("POST", "take-down", { message, answer: text })).json();

  test("one action removes it from every record and replies to the sender; the audit log has both", async () => {
    const id = await ask("parent@example.org", wanted);
    assert.equal(await status(wanted), 200);
    assert.deepEqual(await takeDown(id, "It is gone.\nThe office"), {
      takenDown: 1,
      answered: true,
    });
    assert.deepEqual([await shown(), await inNews()], [[other], [other]]);
    assert.equal((await album())?.cardPhoto, undefined);
    assert.deepEqual([await status(wanted), await status(other)], [404, 200]);
    const reply = mailbox.received.at(-1);
    assert.deepEqual([reply?.from, reply?.to], ["office@sgc.example", ["parent@example.org"]]);
    assert.match(reply?.text ?? "", /It is gone\.\r?\nThe office/);
    const { docs } = await (await admin.ask("GET", "audit-log?limit=10&sort=-id")).json();
    const lines = docs.map(({ what, list }: Record<string, string>) => `${what} ${list}`);
    for (const line of [
      "moved to the trash media",
      "removed photos on request contact-messages",
      "replied by e-mail contact-messages",
    ])
      assert.ok(lines.includes(line), `${line}: ${lines}`);
    assert.deepEqual(await takeDown(id, ""), { takenDown: 0, answered: false });
  });

  test("without a deliverable reply the photograph is removed too, and the response says so", async () => {
    const before = mailbox.received.length;
    mailbox.refused.add("nobody@example.org");
    for (const email of ["nobody@example.org", "a@example.org,b@example.org", "x<y@example.org>"]) {
      const { answered, reason } = await takeDown(await ask(email, other), "Gone.");
      assert.equal(answered, false);
      assert.match(reason, /mail/);
    }
    assert.deepEqual([await shown(), await status(other)], [[], 404]);
    assert.equal(mailbox.received.length, before);
  });

  test("nobody removes a photograph without signing in", async () => {
    const id = await ask("parent@example.org", other);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ message: id, answer: "" });
    const fetchJson = await fetch(`${cms.url}/cms-api/take-down`, {
      method: "POST",
      headers,
      body,
    });
    assert.equal(fetchJson.status, 401);
    for (const wrong of [{}, { message: id }, { message: [id], answer: 1 }])
      assert.equal((await admin.ask("POST", "take-down", wrong)).status, 400);
  });
});
