import type { ComplianceDocument } from "@manor/content-api/disclosure";
import { type DisclosureRow, disclosureParts } from "@manor/content-api/disclosure-rows";
import { readSampleSchool } from "@manor/sample-school";
import { expect, test } from "vitest";
import { hindi } from "../../i18n/hindi.ts";
import { getRowState } from "./get-row-state.ts";

const day = "2026-11-20";
const until = (validUntil: string): ComplianceDocument => ({
  id: "1",
  kind: "fireSafety",
  title: "Fire safety",
  file: "/api/image/1.pdf",
  issued: "2025-01-01",
  validUntil,
  isSelfAttested: true,
});
const row = (more: Partial<DisclosureRow>): DisclosureRow => ({
  label: "Fire safety certificate",
  source: "fireSafety",
  ...more,
});
const colourOf = async (
  more: Partial<DisclosureRow>,
  dead: string[] = [],
  scans: string[] = [],
) => {
  const isDead = async (address: string) => dead.includes(address);
  const hasNoText = (address: string) => scans.includes(address);
  return (await getRowState(row(more), day, { isDead, hasNoText })).colour;
};

test("a row without a value is red", async () => {
  expect(await colourOf({ text: "" })).toBe("red");
  expect(await colourOf({ documents: [] })).toBe("red");
  expect(await colourOf({ text: "0000000" })).toBe("green");
});

test("a document is amber in its last 30 days, and red from the day after", async () => {
  const colours = ["2026-11-19", "2026-11-20", "2026-12-20", "2026-12-21", ""].map((last) =>
    colourOf({ documents: [until(last)] }),
  );
  expect(await Promise.all(colours)).toEqual(["red", "amber", "amber", "green", "green"]);
});

test("only the document that is valid longest counts", async () => {
  expect(await colourOf({ documents: [until("2020-01-01"), until("2028-01-01")] })).toBe("green");
  expect(await colourOf({ documents: [until("2020-01-01"), until("")] })).toBe("green");
});

test("a row with a dead link is red", async () => {
  expect(await colourOf({ documents: [until("")] }, ["/api/image/1.pdf"])).toBe("red");
  expect(await colourOf({ text: "Fees", href: "/documents/fees.pdf" })).toBe("green");
  expect(await colourOf({ text: "Fees", href: "/gone.pdf" }, ["/gone.pdf"])).toBe("red");
});

test("a document without a text layer is amber", async () => {
  const scan = ["/api/image/1.pdf"];
  expect(await colourOf({ documents: [until("")] }, [], scan)).toBe("amber");
  expect(await colourOf({ documents: [until("2026-01-01")] }, [], scan)).toBe("red");
});

test("every row has a Hindi name", () => {
  const labels = disclosureParts(readSampleSchool(), { principalMessages: [] }).flatMap(
    ({ rows }) => rows.map(({ label }) => label),
  );
  expect(labels.filter((label) => !(label in hindi))).toEqual([]);
});
