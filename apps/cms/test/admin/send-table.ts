import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { admin, visitor } from "../cms-fixture.ts";

type Row = { row: number; status: string; problems: string[]; changes: object[] };
type Report = { rows: Row[]; isSaved: boolean; withoutConsent: number; seen: string };

/** Sends a table to the import endpoint, with the values of the form. */
export const send = (file: string | Uint8Array<ArrayBuffer>, about: object): Promise<Response> => {
  const body = new FormData();
  body.set("file", new Blob([file]), "table");
  body.set("_payload", JSON.stringify(about));
  return admin.ask("POST", "import", body);
};
export const preview = async (file: Parameters<typeof send>[0], about: object): Promise<Report> =>
  readJson(await send(file, { isPublishing: true, ...about }));
export const statuses = ({ rows }: Report) => rows.map(({ status }) => status);

export const toppers = "Name,Class,Session,Marks,Stream,Consent,Consent date\n";
export const pupil = (number: number, rest = "91,Science,Mother,1/2/2020") =>
  `Sample Pupil ${number},XII,2025-26,${rest}\n`;
/** The names of the toppers that visitors see. */
export const shown = async () =>
  (await visitor.list("/api/topper/SGSM")).map(({ name }) => name).sort();
