import {
  type DisclosureRow,
  disclosureParts,
  type RowSource,
} from "@manor/content-api/disclosure-rows";
import { imagePath } from "@manor/content-api/image-path";
import type { Payload } from "payload";
import { config } from "../../config.ts";
import { getListResponse } from "../../content-api/list-calls.ts";
import { principalMessages } from "../../content-api/principal-messages.ts";
import { getSchool } from "../../content-api/site.ts";
import { findAll } from "../../database/find-records.ts";
import { today } from "../../today.ts";
import { findMissing } from "../dashboard/todos/links.ts";
import { type FileChecks, getRowState, type RowState } from "./get-row-state.ts";

export type RowWithState = RowState & { label: string; path: string };

export async function findRowStates(payload: Payload, language?: string): Promise<RowWithState[]> {
  const school = await getSchool(payload);
  if (school.disclosure.board === "none") return [];
  const { items } = await getListResponse(payload, principalMessages);
  const parts = disclosureParts(school, { principalMessages: items });
  const hasNoText = await findScans(payload);
  const results: DisclosureRow = {
    label: "Board examination results, last three years",
    source: "disclosure",
    text: school.disclosure.results.map(({ year }) => year).join(", "),
  };
  const rows = [...parts.flatMap((part) => part.rows), results];
  const unique = rows.filter(
    ({ label }, index) => index === rows.findIndex((row) => row.label === label),
  );
  return Promise.all(
    unique.map(async (row) => ({
      ...(await getRowState(row, today(), { isDead, hasNoText }, language)),
      label: row.label,
      path: paths[row.source] ?? documentPath(row),
    })),
  );
}

/** Other websites are not checked: the CMS contacts no third party. */
const isDead = async (address: string): Promise<boolean> =>
  /^\/(?!\/)/.test(address) &&
  (await findMissing(config.siteUrl + address.replace(/#.*$/, ""))) === true;

async function findScans(payload: Payload): Promise<FileChecks["hasNoText"]> {
  const documents = await findAll(payload, "documents", {
    where: { pdfProblems: { contains: "text" } },
    select: { filename: true },
  });
  const scans = new Set(documents.map(({ filename }) => imagePath(filename ?? "")));
  return (address) => address !== "" && scans.has(address);
}

const paths: Partial<Record<RowSource, string>> = {
  identity: "/globals/name-and-address",
  disclosure: "/globals/disclosure",
  principal: "/collections/principal-messages",
  fees: "/globals/fees",
  calendar: "/collections/events",
  staff: "/collections/staff",
  numbers: "/globals/numbers",
};

function documentPath({ documents = [] }: DisclosureRow): string {
  const [newest] = documents;
  return `/collections/compliance-documents/${newest?.id ?? "create"}`;
}
