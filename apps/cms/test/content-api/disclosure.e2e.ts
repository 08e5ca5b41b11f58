import { describe, expect, test } from "vitest";
import { ORDINARY_DAY } from "../../../../tests/e2e/harness/site.ts";
import { uploadDocument, uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";
import { rememberSettings } from "../remember-settings.ts";
import { admin, visitor } from "../sample-cms.ts";

describe("the public disclosure", () => {
  test("serves the facts of the settings page", async () => {
    const restore = await rememberSettings(admin, "disclosure");
    const values = { board: "state", affiliationNumber: "12/345", results: [] };
    await admin.publish("globals/disclosure", values);
    expect((await visitor.school()).disclosure).toMatchObject({ ...values, schoolCode: "00000" });
    await restore();
  });

  test("serves a published document, and its file only as long as it is published", async () => {
    const { id: file, filename } = await uploadDocument(admin, "fire.pdf");
    const dates = { issued: "5/1/2026", validUntil: "4/1/2027" };
    const values = { kind: "fireSafety", file, ...dates, isSelfAttested: true };
    const { id } = await admin.publish("compliance-documents", values);
    expect((await visitor.school()).complianceDocuments).toEqual({
      list: [
        {
          id: String(id),
          kind: "fireSafety",
          title: "Fire safety certificate",
          file: `/api/image/${filename}`,
          issued: "2026-01-05",
          validUntil: "2027-01-04",
          isSelfAttested: true,
        },
      ],
    });
    expect(await visitor.fileStatus(filename)).toBe(200);
    const { visibility } = await admin.get(`visibility/compliance-documents/${id}`);
    expect(visibility).toMatchObject({ isOn: true, url: "http://localhost:3000/disclosure" });
    await admin.save("PATCH", `compliance-documents/${id}`, { _status: "draft" });
    expect((await visitor.school()).complianceDocuments).toEqual({ list: [] });
    expect(await visitor.fileStatus(filename)).toBe(404);
  });

  test("a document needs a kind and a file", () =>
    expectResponse(
      admin.ask("POST", "compliance-documents", { _status: "published" }),
      400,
      /File/,
    ));

  test("serves the staff, a photo only with consent, and hides it when the consent is withdrawn", async () => {
    const { id: photo, filename } = await uploadPicture(admin, "teacher.jpg");
    const consent = { givenBy: "The teacher, in writing", on: "2026-01-05" };
    const member = { name: "Sample Teacher", role: "pgt", qualification: "M.Sc.", photo, consent };
    const { id } = await admin.publish("staff", member);
    const getPhoto = async () => (await visitor.school()).staff.list[0].photo;
    expect((await visitor.school()).staff.list).toEqual([
      {
        id: String(id),
        name: "Sample Teacher",
        role: "pgt",
        qualification: "M.Sc.",
        subjects: "",
        joined: "",
        photo: filename,
      },
    ]);
    expect(await visitor.fileStatus(filename)).toBe(200);
    await admin.save("PATCH", `staff/${id}?draft=true`, { consent: { givenBy: "" } });
    expect(await getPhoto()).toBe("");
    expect(await visitor.fileStatus(filename)).toBe(404);
    await admin.save("PATCH", `staff/${id}`, { _status: "draft" });
    expect((await visitor.school()).staff).toEqual({ list: [] });
  });

  test("the settings page and the dashboard say what is missing", async () => {
    const page = await admin.open("/globals/disclosure");
    expect(page).toMatch(
      /data-colour="red"[^>]*><span>Fire safety certificate<.span> <span>Missing/,
    );
    expect(page).toMatch(/data-colour="green"[^>]*><span>Affiliation number</);
    expect(await admin.open()).toMatch(/Public disclosure: \d+ rows are missing/);
  });

  test("an uploaded PDF without text, title and language gets a warning and a mark in the list", async () => {
    const { id } = await uploadDocument(admin, "scan.pdf");
    const page = await admin.open(`/collections/documents/${id}`);
    expect(page).toMatch(/This PDF has no text layer/);
    expect(page).toMatch(/This PDF has no language/);
    expect(await admin.open("/collections/documents")).toMatch(
      /No text layer, No title, No language/,
    );
    await admin.save("PATCH", `documents/${id}`, { title: "Renamed" });
    expect((await admin.get(`documents/${id}`)).pdfProblems).toBe("text title language");
  });

  test("a session without fees that starts within 60 days is on the to-do list", async () => {
    const inDays = (days: number) =>
      new Date(Date.parse(ORDINARY_DAY) + days * 86_400_000).toISOString();
    const fees = [{ classes: "Class IV", head: "Tuition fee", due: "yearly", amount: 60_000 }];
    const save = (from: string) => {
      const sessions = [{ name: "2026-2027", from, fees }];
      return admin.publish("globals/fees", { sessions });
    };
    const restore = await rememberSettings(admin, "fees");
    await save(inDays(50 - 365));
    expect((await visitor.school()).fees.sessions[0].fees).toEqual(fees);
    expect(await admin.open()).toMatch(/The fees of the session from .* are missing/);
    await save(inDays(70 - 365));
    expect(await admin.open()).not.toMatch(/The fees of the session from/);
    await restore();
  });
});
