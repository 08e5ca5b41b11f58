import assert from "node:assert/strict";
import sharp from "sharp";
import { beforeAll, describe, test } from "vitest";
import { uploadPicture } from "../clerk.ts";
import { answer, clerk, host, mailbox } from "../cms-fixture.ts";

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
      pictures.push(await uploadPicture(clerk, bytes, "boys.jpg"));
    }
    const consent = { consent: { givenBy: "Parents", on: "2026-01-01" } };
    for (const [list, field, day] of [
      ["albums", "attachments", "date"],
      ["news", "images", "fromDate"],
    ] as const)
      await clerk.save("POST", list, {
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
    (await answer("/api/gallery/All/SGSM")).find(({ title }) => title === "Sports Day");
  const shown = async () => ((await album())?.attachments ?? []) as string[];
  const inNews = async () =>
    (await answer("/api/news/all/SGSM")).find(({ title }) => title === "Sports Day")?.images;
  const status = async (name: string) => (await fetch(`${host.url}/api/image/${name}`)).status;

  test("the photograph that the office chose for shared links is told while the record shows it", async () => {
    const chosen = async () => (await album())?.cardPhoto;
    assert.equal(await chosen(), undefined);
    const id = (await album())?._id;
    const [first, second] = (await (await clerk.ask("GET", `albums/${id}?depth=0`)).json())
      .attachments;
    const choose = (cardPhoto: number, attachments = [first, second]) =>
      clerk.save("PATCH", `albums/${id}`, { cardPhoto, attachments, _status: "published" });
    await choose(first);
    assert.equal(await chosen(), wanted);
    await choose(first, [second]);
    assert.equal(await chosen(), undefined);
    await choose(first);
  });

  async function ask(email: string, photo: string): Promise<string> {
    const message = `Please remove this photo: /SubGallery?id=${(await album())?._id}&photo=${photo}\n\nThank you.`;
    const sent = await fetch(`${host.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Parent", email, message, schoolcode: "SGSM" }),
    });
    return (await sent.json()).id;
  }
  const takeDown = async (message: string, text: string) =>
    (await clerk.ask("POST", "take-down", { message, answer: text })).json();

  test("one action takes it off every record and answers who asked; the audit log has both", async () => {
    const id = await ask("parent@example.org", wanted);
    assert.equal(await status(wanted), 200);
    assert.deepEqual(await takeDown(id, "It is gone.\nThe office"), {
      takenDown: 1,
      answered: true,
    });
    assert.deepEqual([await shown(), await inNews()], [[other], [other]]);
    assert.equal((await album())?.cardPhoto, undefined);
    assert.deepEqual([await status(wanted), await status(other)], [404, 200]);
    const letter = mailbox.received.at(-1);
    assert.deepEqual([letter?.from, letter?.to], ["office@sgc.example", ["parent@example.org"]]);
    assert.match(letter?.text ?? "", /It is gone\.\r?\nThe office/);
    const { docs } = await (await clerk.ask("GET", "audit-log?limit=10&sort=-id")).json();
    const lines = docs.map(({ what, list }: Record<string, string>) => `${what} ${list}`);
    for (const line of [
      "moved to the trash media",
      "removed photos on request contact-messages",
      "replied by e-mail contact-messages",
    ])
      assert.ok(lines.includes(line), `${line}: ${lines}`);
    assert.deepEqual(await takeDown(id, ""), { takenDown: 0, answered: false });
  });

  test("where mail cannot go the photograph is taken down all the same, and that is said", async () => {
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

  test("nobody takes a photograph down without having signed in", async () => {
    const id = await ask("parent@example.org", other);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ message: id, answer: "" });
    const answer = await fetch(`${host.url}/cms-api/take-down`, { method: "POST", headers, body });
    assert.equal(answer.status, 401);
    for (const wrong of [{}, { message: id }, { message: [id], answer: 1 }])
      assert.equal((await clerk.ask("POST", "take-down", wrong)).status, 400);
  });
});
