import { afterEach, describe, expect, test } from "vitest";
import { uploadDocument } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";
import { admin, visitor } from "../sample-cms.ts";

const pdf = "%PDF-1.4\n%%EOF\n";
const publish = (values: object) =>
  admin.save("POST", "compliance-documents", { ...values, _status: "published" });

describe("the public disclosure", () => {
  afterEach(() => expectResponse(admin.ask("POST", "globals/disclosure/sample"), 200));

  test("serves the facts of the settings page when they differ from the sample", async () => {
    const values = { board: "state", affiliationNumber: "12/345", results: [] };
    await admin.ask("POST", "globals/disclosure", { ...values, _status: "published" });
    expect((await visitor.school()).disclosure).toMatchObject({ ...values, schoolCode: "00000" });
  });

  test("serves a published document, and its file only as long as it is published", async () => {
    const { id: file, filename } = await uploadDocument(admin, pdf, "fire.pdf");
    const dates = { issued: "5/1/2026", validUntil: "4/1/2027", isSelfAttested: true };
    const { id } = await publish({ kind: "fireSafety", file, ...dates });
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
    expect(visibility).toMatchObject({ isOn: true, page: "/disclosure" });
    await admin.save("PATCH", `compliance-documents/${id}`, { _status: "draft" });
    expect(await visitor.school()).not.toHaveProperty("complianceDocuments");
    expect(await visitor.fileStatus(filename)).toBe(404);
  });

  test("a document needs a kind and a file", () =>
    expectResponse(
      admin.ask("POST", "compliance-documents", { _status: "published" }),
      400,
      /File/,
    ));
});
