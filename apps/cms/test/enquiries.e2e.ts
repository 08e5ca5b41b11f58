import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";

const typed = {
  class: "VI",
  schoolYear: "2027-2028",
  boarding: "yes",
  question: "When may we come? <b>=SUM(A1)</b>\n\nसादर",
  name: "Asha Rawat",
  contact: "Asha@Home.example",
  language: "en",
  reference: "E-7KQ9-4F",
  answerBy: "2026-11-23",
};
const settings = {
  isOpen: true,
  classes: "VI\n IX \n",
  schoolYears: "2027-2028",
  extraDays: 1,
  hasSaturdays: true,
};

describe("enquiries about admission", () => {
  const { admin, cms, createUser, dataDir, killAndStartAgain, mailbox, visitor, waitForEmail } =
    prepareCms(
      { SITE_NOW: "2026-11-23T10:00:00+05:30", EMAILS_PER_MINUTE: "600" },
      { hasMail: true },
    );
  const send = (fields: object = {}, headers: Record<string, string> = {}) =>
    visitor.post("/api/admission/SGSM/enquiry", { ...typed, ...fields }, headers);
  const list = () => admin.find("enquiries?limit=0");
  const offer = (values: object) => admin.ask("POST", "globals/enquiry-settings", values);

  test("are open in the sample school; one switch closes them, and opens them with classes", async () => {
    const readCall = async () => (await visitor.get("/api/admission/SGSM"))[0]?.["enquiries"];
    expect(await readCall()).toMatchObject({ hasSaturdays: true });
    await expectResponse(offer({ isOpen: false, classes: "" }), 200);
    expect(await readCall()).toBeUndefined();
    await expectResponse(offer({ isOpen: true }), 400, /1 to 30 lines/);
    await expectResponse(offer(settings), 200);
    const [open] = await visitor.get("/api/Admission/SGSM");
    expect(open?.["enquiries"]).toEqual({
      classes: ["VI", "IX"],
      schoolYears: ["2027-2028"],
      extraDays: 1,
      hasSaturdays: true,
      notice: {
        english: expect.stringMatching(/^We use your name, e-mail address or telephone number/),
        hindi: expect.stringMatching(/[ऀ-ॿ]/),
      },
    });
    await expectResponse(offer({ extraDays: 11 }), 400);
  });

  test("are stored unchanged, with a receipt, also after the school has closed them", async () => {
    await offer({ isOpen: false });
    const response = await send();
    await offer({ isOpen: true });
    expect(response.status).toBe(201);
    expect(await readJson(response)).toEqual({
      reference: "E-7KQ9-4F",
      received: expect.stringMatching(/Z$/),
    });
    expect(await list()).toMatchObject([
      { ...typed, answerBy: "2026-11-23T12:00:00.000Z", state: "new", answeredBy: null },
    ]);
  });

  test("are stored once for one key, even for simultaneous requests", async () => {
    const key = { "idempotency-key": "key-of-the-test" };
    const { length } = await list();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, key)));
    for (const { status } of answers) expect(status).toBe(201);
    expect(await list()).toHaveLength(length + 1);
  });

  test("with bad fields are refused", async () => {
    const refused = await send({ class: "", contact: "x", reference: "E-1", answerBy: "soon" });
    expect(refused.status).toBe(422);
    expect(Object.keys((await readJson(refused)).errors)).toEqual([
      "class",
      "contact",
      "reference",
      "answerBy",
    ]);
    await expectResponse(visitor.post("/api/admission/SGSM/visit", typed), 404);
    await expectResponse(visitor.post("/api/admission/OTHER/enquiry", typed), 404);
    await expectResponse(visitor.ask("/api/admission/SGSM/enquiry"), 405);
  });

  test("are confirmed by e-mail in the chosen language, without what the family typed", async () => {
    await send({ contact: "first@home.example", reference: "E-3333-33" });
    const english = await waitForEmail("first@home.example");
    expect(english.subject).toMatch(/^E-3333-33: your enquiry to /);
    expect(english.text).toContain("We answer by Monday, 23 November 2026.");
    expect(english.html).toContain("Its reference is E-3333-33.");
    await send({ contact: "second@home.example", language: "hi", reference: "E-4444-44" });
    const hindi = await waitForEmail("second@home.example");
    expect(hindi.subject).toMatch(/^E-4444-44: .*पूछताछ/);
    expect(hindi.text).toMatch(/हम सोमवार, 23 नवंबर 2026 तक उत्तर देंगे।/);
    await send({ contact: "late@home.example", answerBy: "2026-11-20" });
    expect((await waitForEmail("late@home.example")).text).toContain("as soon as we can");
    for (const { subject, text, html } of [english, hindi])
      expect(`${subject}${text}${html}`).not.toMatch(/Asha|Rawat|may we come|सादर/);
  });

  test("send at most three e-mails a day to one address, and none to a telephone", async () => {
    for (const question of ["1", "2", "3", "4", "5"])
      expect((await send({ contact: "often@home.example", question })).status).toBe(201);
    expect((await send({ contact: "+91 98765 43210" })).status).toBe(201);
    await send({ contact: "last@home.example" });
    await waitForEmail("last@home.example");
    expect(await mailbox.emailsTo("often@home.example")).toHaveLength(3);
  });

  test("notify the office, without what the family typed", async () => {
    await admin.ask("POST", "globals/message-notifications", { recipients: "head@sgc.example" });
    await send({ contact: "+91 98765 43211", reference: "E-5555-55" });
    const { subject, text = "" } = await waitForEmail("head@sgc.example");
    expect(subject).toBe("New enquiries about admission: 1");
    expect(text).toContain("E-5555-55");
    expect(text).toMatch(/\/admin\/collections\/enquiries\/\d+\n/);
    expect(text).not.toMatch(/Asha|98765|may we come/);
  });

  test("can be answered by editors, who change the state and note only", async () => {
    const [{ id }] = (await list()) as [{ id: number }];
    const editor = await createUser("enquiry-editor");
    const path = `enquiries/${id}`;
    const changed = await editor.save("PATCH", path, {
      state: "answered",
      note: "Called.",
      name: "Another",
      question: "Another",
      answeredBy: "Somebody else",
    });
    expect(changed).toMatchObject({
      state: "answered",
      note: "Called.",
      name: "Asha Rawat",
      question: typed.question,
      answeredBy: "enquiry-editor",
      answeredAt: expect.stringMatching(/Z$/),
    });
    const visit = await admin.save("PATCH", path, { state: "visit" });
    expect(visit).toMatchObject({
      answeredBy: "enquiry-editor",
      answeredAt: changed["answeredAt"],
    });
    expect(await admin.save("PATCH", path, { state: "new" })).toMatchObject({ answeredBy: null });
    await expectResponse(admin.ask("PATCH", path, { state: "sold" }), 400);
    await expectResponse(editor.ask("POST", "enquiries", typed), 403);
    const contributor = await createUser("enquiry-contributor", "contributor");
    for (const [method, request] of [
      ["GET", "enquiries"],
      ["GET", path],
      ["PATCH", path],
      ["GET", "export/enquiries"],
      ["POST", "globals/enquiry-settings"],
    ] as const)
      await expectResponse(
        contributor.ask(method, request, method === "GET" ? undefined : { state: "closed" }),
        403,
      );
    const events = await admin.find("audit-log?limit=0");
    expect(events).toContainEqual(
      expect.objectContaining({ what: "changed", list: "enquiries", record: String(id) }),
    );
  });

  test("that wait are on the dashboard, in red after the promised day", async () => {
    const all = await list();
    for (const { id } of all) await admin.save("PATCH", `enquiries/${id}`, { state: "closed" });
    expect(await admin.open()).not.toContain("Unanswered enquiries");
    await send({ reference: "E-6666-66", answerBy: "2026-11-23" });
    const inTime = await admin.open();
    expect(inTime).toMatch(/Unanswered enquiries: 1\. E-6666-66 has waited since .*; answer it by/);
    expect(inTime).not.toContain("admin-today__late");
    await send({ reference: "E-7777-77", answerBy: "2026-11-21" });
    const late = await admin.open();
    expect(late).toMatch(
      /class="admin-today__late"><span>Unanswered enquiries: 2\. E-7777-77 .* was promised by Saturday, 21 November 2026/,
    );
    expect(late).toMatch(/href="\/admin\/collections\/enquiries\/\d+"/);
  });

  test("are exported without formulas", async () => {
    await send({ name: "=1+1" });
    const csv = await (await admin.ask("GET", "export/enquiries")).text();
    expect(csv).toMatch(/^Received,Reference,State,Answer by,Class,School year,/);
    expect(csv).toContain(",'=1+1,");
  });

  test("are in the export and erasure of a person's data, also in the trash", async () => {
    const personal = async (action: string) =>
      readJson(await admin.ask("POST", "personal-data", { email: "erase@home.example", action }));
    await send({ contact: "Erase@Home.example" });
    await send({ contact: "erase@home.example", question: "In the trash" });
    const trashed = (await list()).find(({ question }) => question === "In the trash");
    await admin.trash(`enquiries/${trashed?.id}`);
    const exported = await personal("export");
    expect(exported.enquiries).toHaveLength(2);
    expect(exported.enquiries[0]).toMatchObject({ name: "Asha Rawat", class: "VI" });
    expect((await personal("erase")).erased).toBeGreaterThanOrEqual(2);
    expect((await personal("export")).enquiries).toEqual([]);
    expect((await list()).length).toBeGreaterThan(0);
  });

  test("appear in no public response [property]", async () => {
    const paths = ["/", "/api", "/api/admission", "/api/admission/SGSM", "/api/site/SGSM"];
    const word = fc.constantFrom("enquiry", "enquiries", "SGSM", "1", "admission", "form", "");
    const anyPath = fc.oneof(
      fc.constantFrom(...paths),
      fc.array(word, { maxLength: 4 }).map((words) => `/api/${words.join("/")}`),
      fc.array(word, { maxLength: 3 }).map((words) => `/cms-api/${words.join("/")}`),
    );
    await fc.assert(
      fc.asyncProperty(anyPath, fc.constantFrom("GET", "POST"), async (path, method) => {
        const body = method === "POST" ? JSON.stringify({ contact: typed.contact }) : undefined;
        const headers = { "content-type": "application/json" };
        const response = await visitor.ask(path, { method, headers, ...(body && { body }) });
        expect(await response.text()).not.toMatch(/Asha|home\.example|Rawat/i);
      }),
      { numRuns: 80 },
    );
  });

  test("are deleted a year after they arrived, and no log has named a family", async () => {
    await send({ reference: "E-9999-99" });
    await send({ reference: "E-CCCC-CC" });
    expect(cms.lines.join("\n")).not.toMatch(/Asha|home\.example/);
    const age = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await killAndStartAgain(async () => {
      for (const [reference, days] of [
        ["E-9999-99", 366],
        ["E-CCCC-CC", 364],
      ] as const)
        await runSql(
          dataDir,
          `UPDATE enquiries SET received_at = '${age(days)}' WHERE reference = '${reference}'`,
        );
    });
    const references = async () => (await list()).map(({ reference }) => reference);
    await expect.poll(references).not.toContain("E-9999-99");
    expect(await references()).toContain("E-CCCC-CC");
  });
});
